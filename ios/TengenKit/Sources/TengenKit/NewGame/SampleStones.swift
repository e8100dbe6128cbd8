/// A few stones as a game begins: in the middle in five in a row, in the corners in Go.
public func sampleStones(_ game: GameKind, _ size: BoardSize) -> Stones {
    game == .go ? goSample(size) : fiveSample(size)
}

private func goSample(_ size: BoardSize) -> Stones {
    let middle = size.point(column: size.columns / 2, row: size.rows / 2)
    let corners = size.starPoints.filter { $0 != middle }.prefix(4)
    return corners.enumerated().reduce(Stones.empty(size)) { stones, step in
        stones.with(step.element, step.offset % 2 == 0 ? .black : .white)
    }
}

private func fiveSample(_ size: BoardSize) -> Stones {
    let (column, row) = (size.columns / 2, size.rows / 2)
    return sample.enumerated().reduce(Stones.empty(size)) { stones, step in
        let point = size.point(column: column + step.element.right, row: row + step.element.down)
        return stones.with(point, step.offset % 2 == 0 ? .black : .white)
    }
}

/// Direct opening "kagetsu" and what may follow it; steps from the middle.
private let sample: [(right: Int, down: Int)] = [
    (0, 0), (0, -1), (2, 0), (1, 0), (1, -1), (2, -2), (-1, 1), (-2, 2), (0, 1), (2, 1), (3, 1),
]
