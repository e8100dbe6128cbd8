import Observation

/// Everything that the new game screen shows.
public struct NewGameState: Hashable, Sendable {
    public var choice: GameChoice
    /// The openings of five in a row that the chosen rule and board admit.
    public var openings: [Opening]
    /// The most handicap stones that the chosen board of Go takes.
    public var mostHandicap: Int
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

    public init(choice: GameChoice, openings: [Opening], mostHandicap: Int = 0) {
        self.choice = choice
        self.openings = openings
        self.mostHandicap = mostHandicap
    }
}

/// What a person wants on the new game screen.
public enum NewGameIntent: Hashable, Sendable {
    /// The opponent's level, or nil for two people.
    case chooseLevel(Level?)
    case chooseColour(ColourChoice)
    case chooseGame(GameKind)
    case chooseSide(Int)
    case chooseRule(FiveRule)
    case chooseOpening(Opening)
    case chooseGoRules(GoRuleSet)
    /// In half points.
    case chooseKomi(Int)
    case chooseHandicap(stones: Int)
    case setFreePlacement(Bool)
    case setSuperko(Bool)
    case setComputerResigns(Bool)
    case chooseClock(TimeControl)
    case toggleMore
    /// Starts, or asks first when a game is in progress.
    case start
    case cancelReplace
    case confirmReplace
}

/// The choices for a new game. It knows no rule: which openings fit, what komi is usual and how many
/// handicap stones a board takes is asked of the house. `begin` is called with the choices once they are to
/// be played.
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
        state = NewGameState(
            choice: choice,
            openings: house.openings(for: choice),
            mostHandicap: house.mostHandicap(for: choice)
        )
    }

    public func onIntent(_ intent: NewGameIntent) {
        switch intent {
        case .chooseLevel(let level): choose { $0.level = level }
        case .chooseColour(let colour): choose { $0.colour = colour }
        case .chooseGame(let game): choose { $0.choose(game) }
        case .chooseSide(let side): choose { $0.boardSide = side }
        case .chooseRule(let rule): choose { $0.rule = rule }
        case .chooseOpening(let opening): choose { $0.opening = opening }
        case .chooseGoRules(let ruleSet):
            chooseGo { [house] in
                $0.ruleSet = ruleSet
                $0.komi = house.komi(of: $0)
            }
        case .chooseKomi(let komi): chooseGo { $0.komi = komi }
        case .chooseHandicap(let stones): chooseGo { [house] in house.give(stones, in: &$0) }
        case .setFreePlacement(let isOn): chooseGo { $0.freePlacement = isOn }
        case .setSuperko(let isOn): chooseGo { $0.superko = isOn }
        case .setComputerResigns(let isOn): chooseGo { $0.computerResigns = isOn }
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
        let most = house.mostHandicap(for: choice)
        if choice.go.variant.handicap > most { house.give(most, in: &choice.go.variant) }
        state.choice = choice
        state.openings = openings
        state.mostHandicap = most
    }

    private func chooseGo(_ change: (inout GameVariant.Go) -> Void) {
        choose { change(&$0.go.variant) }
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

    fileprivate func mostHandicap(for choice: GameChoice) -> Int { mostHandicap(.square(choice.go.side)) }

    /// A head start takes the place of komi; an even game has the usual one.
    fileprivate func give(_ stones: Int, in variant: inout GameVariant.Go) {
        let wasEven = variant.handicap == 0
        variant.handicap = stones
        if (stones == 0) != wasEven { variant.komi = komi(of: variant) }
    }

    fileprivate func komi(of variant: GameVariant.Go) -> Int {
        variant.handicap == 0 ? usualKomi(variant.ruleSet) : komiWithHandicap
    }
}

/// Half a point, so that no game is drawn.
private let komiWithHandicap = 1

/// The sizes on offer.
public func boardSides(_ game: GameKind) -> [Int] { game == .go ? [9, 13, 19] : [13, 15, 19, 20] }

/// The komi on offer, in half points.
public let komis = [0, 1, 11, 13, 14, 15]

/// The handicaps on offer: none, or two stones and more.
public func handicaps(_ most: Int) -> [Int] { [0] + (most < 2 ? [] : Array(2...most)) }

/// The clocks on offer.
public func clocks(_ game: GameKind) -> [TimeControl] {
    let clocks: [TimeControl] = [
        .off,
        .perMove(limit: .seconds(30)),
        .fischer(main: .seconds(300), increment: .seconds(3)),
        .byoYomi(main: .seconds(600), period: .seconds(30), periods: 3),
    ]
    return game == .go ? clocks + [.canadian(main: .seconds(600), period: .seconds(300), stones: 25)] : clocks
}

extension GameChoice {
    /// Canadian clocks are offered with Go only.
    fileprivate mutating func choose(_ game: GameKind) {
        self.game = game
        if case .canadian = timeControl, game == .five { timeControl = .off }
    }

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
            variant: game == .go
                ? .go(go.variant)
                : .five(GameVariant.Five(rule: rule, opening: opening, foulPolicy: foulPolicy)),
            size: .square(boardSide),
            first: personBegins ? .person : opponent,
            second: personBegins ? opponent : .person,
            timeControl: timeControl,
            seed: Int.random(in: 0...Int.max, using: &random)
        )
    }
}
