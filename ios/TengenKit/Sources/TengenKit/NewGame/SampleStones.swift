/// A few stones in the middle of a board, as a game of five in a row begins.
public func sampleStones(_ size: BoardSize) -> Stones {
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
