import Observation

/// Everything that the replay shows.
public struct ReplayState: Hashable, Sendable {
    /// The game as it ended.
    public let view: GameView
    /// The stones and passes of the game.
    public let moves: [LogEntry]
    /// How many moves are on the board.
    public var position: Int
    /// Whether it goes on by itself.
    public var plays = false
    public var motion: BoardMotion?

    public init(_ view: GameView, position: Int) {
        self.view = view
        self.position = position
        moves = view.log.filter { $0.number != nil }
    }

    /// The move on the board last, nil at the beginning.
    public var move: LogEntry? { moves.indices.contains(position - 1) ? moves[position - 1] : nil }
}

/// What a person wants in the replay.
public enum ReplayIntent: Hashable, Sendable {
    /// Shows the board after so many moves.
    case goTo(position: Int)
    /// So many moves on, or back when negative.
    case step(moves: Int)
    case togglePlay
    case motionShown
}

/// Goes through a finished game.
@Observable
@MainActor
public final class ReplayModel {
    /// What the screen shows.
    public private(set) var state: ReplayState

    private let scope: TaskScope
    private let time: any TimeSource
    private var playing: Task<Void, Never>?

    public init(scope: TaskScope, view: GameView, time: any TimeSource = MonotonicTime()) {
        self.scope = scope
        self.time = time
        state = ReplayState(view, position: view.moves)
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
        }
    }

    private func go(to position: Int) {
        let position = min(max(position, 0), state.moves.count)
        state.motion = state.motion(to: position)
        state.position = position
    }

    private func play() {
        state.plays = true
        playing = scope.launch { [weak self, time] in
            if let self, self.state.position == self.state.moves.count { self.go(to: 0) }
            while let self, self.state.position < self.state.moves.count {
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
    /// One step moves a stone; a leap is a cut.
    fileprivate func motion(to position: Int) -> BoardMotion? {
        if position == self.position + 1 {
            let wins = position == moves.count && view.outcome?.line.isEmpty == false
            return moves[position - 1].point.map { BoardMotion(revision: position, placed: [$0], wins: wins) }
        }
        if position == self.position - 1 {
            let left = moves[position]
            return left.point.map {
                BoardMotion(revision: position, removed: [PlacedStone(point: $0, stone: left.stone)])
            }
        }
        return nil
    }

    /// The board of the replay: in five in a row each stone stays where it was placed.
    public func board(_ settings: Settings) -> BoardState {
        let stones = moves.prefix(position).reduce(Stones.empty(view.config.size)) { stones, entry in
            entry.point.map { stones.with($0, entry.stone) } ?? stones
        }
        var board = BoardState(size: view.config.size, stones: stones, coordinates: settings.coordinates)
        board.moveNumbers = view.numbers
        board.showNumbers = settings.moveNumbers
        board.lastMove = move?.point
        board.winningLine = position == moves.count ? view.outcome?.line ?? [] : []
        board.motion = motion
        return board
    }
}

extension LogEntry {
    fileprivate var point: Int? {
        switch action {
        case .place(let point), .pick(let point): point
        default: nil
        }
    }
}

extension Texts {
    /// The move on the board last, in a sentence.
    public func moveInWords(_ state: ReplayState) -> String {
        guard let move = state.move else { return replayStartPosition }
        let number = move.number ?? state.position
        return move.action == .pass
            ? replayMovePass(number: number, side: side(move.stone))
            : replayMove(number: number, side: side(move.stone), point: move.label)
    }
}
