import TengenKit

/// A house whose games are fakes.
@MainActor
final class FakeHouse: GameHouse {
    var saved: FakeGame?
    private(set) var started: [GameConfig] = []
    private(set) var newest: FakeGame?

    /// Whether nothing can be read or begun.
    var isBroken = false

    func start(_ config: GameConfig) async throws -> any GamePort {
        if isBroken { throw GameRefusal.failed(reason: "broken") }
        started.append(config)
        let game = FakeGame(viewAfter("", config))
        newest = game
        return game
    }

    func resume() async throws -> (any GamePort)? {
        if isBroken { throw GameRefusal.failed(reason: "broken") }
        return saved
    }

    /// The openings of gomoku fit boards of 15 only.
    func openings(rule: FiveRule, size: BoardSize) -> [Opening] {
        size.columns == 15 ? Opening.allCases : [.free, .centreFirst]
    }

    func usualKomi(_ ruleSet: GoRuleSet) -> Int { ruleSet == .japanese ? 13 : 15 }

    /// Small boards have room for few.
    func mostHandicap(_ size: BoardSize) -> Int { size.columns < 13 ? 5 : 9 }
}

/// Keeps settings in memory.
@MainActor
final class FakeSettings: SettingsPort {
    var stored = Settings()
    var storedChoice = GameChoice()
    private(set) var saved: [Settings] = []

    /// Whether the disk is full.
    var isFull = false

    /// Holds up what is saved from now on until it is opened.
    var gate: Gate<Void>?

    func settings() async -> Settings { stored }

    func save(_ settings: Settings) async throws {
        try await gate?.wait()
        if isFull { throw SettingsNotSaved(reason: "full") }
        saved.append(settings)
        stored = settings
    }

    func choice() async -> GameChoice { storedChoice }

    func save(_ choice: GameChoice) async throws {
        if isFull { throw SettingsNotSaved(reason: "full") }
        storedChoice = choice
    }
}

/// Writes down what was heard and felt.
@MainActor
final class FakeFeedback: Feedback {
    private(set) var heard: [Cue] = []
    private(set) var felt: [Cue] = []

    func sound(_ cue: Cue) { heard.append(cue) }

    func haptic(_ cue: Cue) { felt.append(cue) }
}

/// The same numbers in every run: Knuth's linear congruential generator (MMIX).
struct FixedRandom: RandomNumberGenerator {
    var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
