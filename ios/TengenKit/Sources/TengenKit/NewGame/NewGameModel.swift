import Observation

/// Everything that the new game screen shows.
public struct NewGameState: Hashable, Sendable {
    public var choice: GameChoice
    /// The openings that the chosen rule and board admit.
    public var openings: [Opening]
    /// Whether rules, opening and clock are shown.
    public var showsMore = false
    /// The game in progress, or nil.
    public var inProgress: GameView?
    /// Whether to ask before the game in progress gives way.
    public var asksToReplace = false
    /// Whether a game is being set up.
    public var isStarting = false
    /// Whether the game in progress could not be read.
    public var couldNotRead = false

    public init(choice: GameChoice, openings: [Opening]) {
        self.choice = choice
        self.openings = openings
    }
}

/// What a person wants on the new game screen.
public enum NewGameIntent: Hashable, Sendable {
    /// The opponent's level, or nil for two people.
    case chooseLevel(Level?)
    case chooseColour(ColourChoice)
    case chooseSide(Int)
    case chooseRule(FiveRule)
    case chooseOpening(Opening)
    case chooseClock(TimeControl)
    case toggleMore
    /// Starts, or asks first when a game is in progress.
    case start
    case cancelReplace
    case confirmReplace
}

/// The choices for a new game. It knows no rule: which openings fit is asked of the house. `begin` is
/// called with the choices once they are to be played.
@Observable
@MainActor
public final class NewGameModel {
    /// What the screen shows.
    public private(set) var state: NewGameState

    private let house: any GameHouse
    private let begin: @MainActor (GameChoice) -> Void

    public init(house: any GameHouse, choice: GameChoice, begin: @escaping @MainActor (GameChoice) -> Void) {
        self.house = house
        self.begin = begin
        state = NewGameState(choice: choice, openings: house.openings(for: choice))
    }

    public func onIntent(_ intent: NewGameIntent) {
        switch intent {
        case .chooseLevel(let level): choose { $0.level = level }
        case .chooseColour(let colour): choose { $0.colour = colour }
        case .chooseSide(let side): choose { $0.side = side }
        case .chooseRule(let rule): choose { $0.rule = rule }
        case .chooseOpening(let opening): choose { $0.opening = opening }
        case .chooseClock(let timeControl): choose { $0.timeControl = timeControl }
        case .toggleMore: state.showsMore.toggle()
        case .start: start()
        case .cancelReplace: state.asksToReplace = false
        case .confirmReplace: go()
        }
    }

    /// Tells of the game in progress, nil when there is none.
    public func show(_ inProgress: GameView?) {
        state.inProgress = inProgress
        state.isStarting = false
    }

    /// Tells that the game in progress could not be read.
    public func showUnreadable() { state.couldNotRead = true }

    private func choose(_ change: (inout GameChoice) -> Void) {
        var choice = state.choice
        change(&choice)
        let openings = house.openings(for: choice)
        if !openings.contains(choice.opening) { choice.opening = .free }
        state.choice = choice
        state.openings = openings
    }

    private func start() {
        if state.isStarting { return }
        if isWorthAsking { state.asksToReplace = true } else { go() }
    }

    /// Whether a game has begun and not ended.
    private var isWorthAsking: Bool {
        guard let game = state.inProgress else { return false }
        return game.outcome == nil && !game.log.isEmpty
    }

    private func go() {
        state.asksToReplace = false
        state.isStarting = true
        state.couldNotRead = false
        begin(state.choice)
    }
}

extension GameHouse {
    fileprivate func openings(for choice: GameChoice) -> [Opening] {
        openings(rule: choice.rule, size: .square(choice.side))
    }
}

/// The sizes on offer.
public let boardSides = [13, 15, 19, 20]

/// The clocks on offer.
public let clocks: [TimeControl] = [
    .off,
    .perMove(limit: .seconds(30)),
    .fischer(main: .seconds(300), increment: .seconds(3)),
    .byoYomi(main: .seconds(600), period: .seconds(30), periods: 3),
]

extension GameChoice {
    /// What a choice means for the core; `random` tosses for colours and fixes the computer's seed.
    public func config(foulPolicy: FoulPolicy, random: inout some RandomNumberGenerator) -> GameConfig {
        let opponent = level.map(Participant.computer) ?? .person
        let personBegins =
            switch colour {
            case .black: true
            case .white: false
            case .toss: Bool.random(using: &random)
            }
        return GameConfig(
            rule: rule,
            size: .square(side),
            opening: opening,
            first: personBegins ? .person : opponent,
            second: personBegins ? opponent : .person,
            timeControl: timeControl,
            foulPolicy: foulPolicy,
            seed: Int.random(in: 0...Int.max, using: &random)
        )
    }
}
