import Observation

/// Everything that the replay shows.
public struct ReplayState: Hashable, Sendable {
    public let game: GameKind
    public let size: BoardSize
    /// The number of the last frame.
    public let last: Int
    /// The board that is shown.
    public var frame: ReplayFrame
    /// The frame's number: 0 at the beginning.
    public var position: Int
    /// Whether it goes on by itself.
    public var plays = false
    public var motion: BoardMotion?
    /// What the file says about the game; nil for one that was played here.
    public let summary: RecordSummary?
    /// What is wrong with the file, in English.
    public let warnings: [String]
    /// Whether the list of `warnings` is open.
    public var showsWarnings = false

    /// A game as it stands at a frame.
    @MainActor
    public init(
        _ replay: any ReplayPort,
        position: Int,
        summary: RecordSummary? = nil,
        warnings: [String] = []
    ) {
        self.summary = summary
        self.warnings = warnings
        game = replay.game
        size = replay.size
        last = replay.last
        frame = replay.frame(position)
        self.position = position
    }
}

/// What a person wants in the replay.
public enum ReplayIntent: Hashable, Sendable {
    /// Shows the board after so many moves.
    case goTo(position: Int)
    /// So many moves on, or back when negative.
    case step(moves: Int)
    case togglePlay
    case motionShown
    /// Opens or closes the list of what is wrong with the file.
    case showWarnings(Bool)
}

/// Goes through a game: one that was played here, from its end, or one of a file, from its beginning.
@Observable
@MainActor
public final class ReplayModel {
    /// What the screen shows.
    public private(set) var state: ReplayState

    private let scope: TaskScope
    private let replay: any ReplayPort
    private let time: any TimeSource
    private var playing: Task<Void, Never>?

    /// The game as SGF.
    public var record: String { replay.record }

    public init(scope: TaskScope, replay: any ReplayPort, time: any TimeSource = MonotonicTime()) {
        self.scope = scope
        self.replay = replay
        self.time = time
        state = ReplayState(replay, position: replay.last)
    }

    public init(scope: TaskScope, opened: OpenedGame, time: any TimeSource = MonotonicTime()) {
        self.scope = scope
        replay = opened.replay
        self.time = time
        state = ReplayState(replay, position: 0, summary: opened.summary, warnings: opened.warnings)
    }

    public func onIntent(_ intent: ReplayIntent) {
        switch intent {
        case .goTo(let position):
            pause()
            go(to: position)
        case .step(let moves):
            pause()
            go(to: state.position + moves)
        case .togglePlay: if state.plays { pause() } else { play() }
        case .motionShown: state.motion = nil
        case .showWarnings(let shown): state.showsWarnings = shown
        }
    }

    /// Stands still from now on.
    public func close() { pause() }

    private func go(to position: Int) {
        let position = min(max(position, 0), state.last)
        let frame = replay.frame(position)
        state.motion = state.motion(to: position, frame)
        state.frame = frame
        state.position = position
    }

    private func play() {
        state.plays = true
        playing = scope.launch { [weak self, time] in
            if let self, self.state.position == self.state.last { self.go(to: 0) }
            while let self, self.state.position < self.state.last {
                do { try await time.wait(Self.pace) } catch { return }
                if Task.isCancelled { return }
                self.go(to: self.state.position + 1)
            }
            self?.state.plays = false
        }
    }

    private func pause() {
        playing?.cancel()
        state.plays = false
    }

    private static let pace = Duration.milliseconds(900)
}

extension ReplayState {
    /// One step moves stones; a leap is a cut.
    fileprivate func motion(to position: Int, _ next: ReplayFrame) -> BoardMotion? {
        if position == self.position + 1 {
            return motion(
                to: position,
                placed: next.placed,
                removed: next.removed,
                wins: !next.line.isEmpty,
                captures: !next.removed.isEmpty
            )
        }
        // What the shown frame brought goes, and what it took comes back.
        return position == self.position - 1
            ? motion(to: position, placed: frame.removed, removed: frame.placed) : nil
    }

    private func motion(
        to position: Int,
        placed: [Int],
        removed: [Int],
        wins: Bool = false,
        captures: Bool = false
    ) -> BoardMotion? {
        if placed.isEmpty && removed.isEmpty { return nil }
        let gone = removed.compactMap { point in
            frame.stones[point].map { PlacedStone(point: point, stone: $0) }
        }
        return BoardMotion(revision: position, placed: placed, removed: gone, wins: wins, captures: captures)
    }

    /// The board of the replay.
    public func board(_ settings: Settings) -> BoardState {
        var board = BoardState(size: size, stones: frame.stones, coordinates: settings.coordinates)
        board.moveNumbers = frame.numbers
        board.showNumbers = settings.moveNumbers
        board.lastMove = frame.lastMove
        board.winningLine = frame.line
        board.motion = motion
        return board
    }
}

extension Texts {
    /// Who played where the file says so, else what the screen is.
    public func replayTitle(_ state: ReplayState) -> String {
        state.summary.flatMap { recordTitle($0) } ?? replayTitle
    }

    /// The move on the board last, in a sentence.
    public func moveInWords(_ state: ReplayState) -> String {
        let frame = state.frame
        guard let stone = frame.stone else { return replayStartPosition }
        return frame.passed
            ? replayMovePass(number: frame.number, side: side(stone))
            : replayMove(number: frame.number, side: side(stone), point: frame.label)
    }
}
