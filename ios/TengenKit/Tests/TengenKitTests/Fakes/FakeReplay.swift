import TengenKit

/// The pictures of a game from the empty board on, as a line to step through; passes and stones only.
@MainActor
final class FakeReplay: ReplayPort {
    let game: GameKind
    let size: BoardSize
    let last: Int
    let record: String

    private let view: GameView
    private let moves: [LogEntry]

    init(_ view: GameView) {
        self.view = view
        game = view.go == nil ? .five : .go
        size = view.config.size
        moves = view.log.filter { $0.number != nil }
        last = moves.count
        record = recordOf(view)
    }

    func frame(_ number: Int) -> ReplayFrame {
        let shown = moves.prefix(number)
        let entry = shown.last
        let point = entry.flatMap(placed)
        return ReplayFrame(
            stones: shown.reduce(Stones.empty(size)) { stones, move in
                placed(move).map { stones.with($0, move.stone) } ?? stones
            },
            numbers: view.numbers,
            number: number,
            lastMove: point,
            stone: entry?.stone,
            label: entry?.label ?? "",
            passed: entry?.action == .pass,
            placed: point.map { [$0] } ?? [],
            line: number == last ? view.outcome?.line ?? [] : []
        )
    }

    private func placed(_ entry: LogEntry) -> Int? {
        if case .place(let point) = entry.action { point } else { nil }
    }
}

/// The record of a game as the fakes write it: its moves.
func recordOf(_ view: GameView) -> String {
    view.log.filter { $0.number != nil }.map { $0.label.isEmpty ? "pass" : $0.label }.joined(separator: " ")
}
