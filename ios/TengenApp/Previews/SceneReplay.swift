import TengenKit

/// A game put together by hand from its moves, to step through.
final class SceneReplay: ReplayPort {
    let game: GameKind
    let size: BoardSize
    let record = ""
    private let frames: [ReplayFrame]

    var last: Int { frames.count - 1 }

    /// `captured` names for the number of a move the points that it takes stones from; `line` is the
    /// winning line of the last move.
    init(_ config: GameConfig, _ moves: String, captured: [Int: [String]] = [:], line: [Int] = []) {
        game = config.variant.kind
        size = config.size
        let labels = moves.split(separator: " ")
        let steps = (0...labels.count).map { labels.prefix($0).joined(separator: " ") }
        frames = steps.enumerated().map { number, moves in
            let view = Scenes.view(config, moves, captured: captured)
            return Self.frame(view, captured[number] ?? [], line: number == labels.count ? line : [])
        }
    }

    func frame(_ number: Int) -> ReplayFrame { frames[number] }

    private static func frame(_ view: GameView, _ captured: [String], line: [Int]) -> ReplayFrame {
        let newest = view.log.last
        return ReplayFrame(
            stones: view.stones,
            numbers: view.numbers,
            number: view.log.count,
            lastMove: view.lastMove,
            stone: newest?.stone,
            label: newest?.label ?? "",
            passed: newest?.action == .pass,
            placed: view.lastMove.map { [$0] } ?? [],
            removed: captured.compactMap { Scenes.point($0, view) },
            blackCaptures: view.first.captures,
            whiteCaptures: view.second.captures,
            line: line
        )
    }
}
