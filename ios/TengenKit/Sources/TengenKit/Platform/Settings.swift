/// Whether the screens are light or dark.
public enum Appearance: Hashable, Sendable, CaseIterable { case system, light, dark }

/// What a person has set, kept from one start of the app to the next.
public struct Settings: Hashable, Sendable {
    public var appearance = Appearance.system
    /// Nil for the system's.
    public var language: Language?
    /// The name of a look; an unknown one means the default.
    public var look = "kaya"
    public var coordinates = true
    public var moveNumbers = false
    /// Whether crosses mark the forbidden points in renju.
    public var showForbidden = true
    public var foulPolicy = FoulPolicy.refused
    public var leftHanded = false
    public var reducedMotion = false
    /// How a touch plays; nil lets the size of the cells decide.
    public var input: TouchInput?

    public init() {}
}

/// The colour that a person asks for.
public enum ColourChoice: Hashable, Sendable, CaseIterable { case black, white, toss }

/// What a person last chose for a new game.
public struct GameChoice: Hashable, Sendable {
    /// Nil for two people.
    public var level: Level? = .easy
    public var colour = ColourChoice.black
    /// Points a side in five in a row.
    public var side = 15
    public var rule = FiveRule.freestyle
    public var opening = Opening.free
    public var timeControl = TimeControl.off
    public var game = GameKind.five
    public var go = GoChoice()

    public init() {}

    /// Points a side in the chosen game.
    public var boardSide: Int {
        get { game == .go ? go.side : side }
        set { if game == .go { go.side = newValue } else { side = newValue } }
    }
}

/// What a person last chose for a new game of Go.
public struct GoChoice: Hashable, Sendable {
    /// Points a side.
    public var side = 9
    public var variant = GameVariant.Go()

    public init() {}
}

/// Keeps what outlives the app. Both saves throw `SettingsNotSaved` when the disk refuses.
@MainActor
public protocol SettingsPort: AnyObject {
    /// The settings as they were last saved, or the usual ones.
    func settings() async -> Settings

    func save(_ settings: Settings) async throws

    /// The last choices for a new game, or the usual ones.
    func choice() async -> GameChoice

    func save(_ choice: GameChoice) async throws
}

/// The disk refused; what was to be saved holds until the app ends.
public struct SettingsNotSaved: Error, Sendable {
    public let reason: String

    public init(reason: String) { self.reason = reason }
}
