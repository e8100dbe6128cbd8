extension PlayState {
    /// The board of the play screen.
    public func board(_ settings: Settings) -> BoardState {
        var board = BoardState(size: view.config.size, stones: view.stones, coordinates: settings.coordinates)
        board.moveNumbers = view.numbers
        board.showNumbers = settings.moveNumbers
        board.lastMove = view.lastMove
        board.winningLine = view.outcome?.line ?? []
        board.forbidden = settings.showForbidden ? view.forbidden.map(\.point) : []
        board.frame = view.personsTask?.middleSquare(view)?.side
        board.hint = advice?.hint?.point
        board.heat = heat
        board.cursor = cursor
        board.pending = pending
        board.offered = view.opening?.offered ?? []
        board.dead = Set(view.go?.scoring?.dead ?? [])
        board.territory = view.territory
        board.marks = view.turn == .scoring
        board.turn = view.turn.isPersons && !view.mustChoose ? view.toMove : nil
        board.motion = motion
        return board
    }

    /// A point in words for screen readers.
    public func describe(_ point: Int, _ texts: any Texts) -> String {
        var words = texts.occupant(of: point, view)
        if let scoring = view.go?.scoring {
            if scoring.dead.contains(point) { words = texts.pointDead(description: words) }
            if view.stones[point] == nil, let owner = scoring.owners[point] {
                words =
                    owner == .black
                    ? texts.pointTerritoryBlack(description: words) : texts.pointTerritoryWhite(description: words)
            }
        }
        if point == view.lastMove { words = texts.pointLastMove(description: words) }
        if view.outcome?.line.contains(point) == true { words = texts.pointWinning(description: words) }
        if point == advice?.hint?.point { words = texts.pointHint(description: words) }
        if point == cursor { words = texts.pointReady(description: words) }
        if let value = heat.first(where: { $0.point == point })?.value {
            words = texts.pointValued(description: words, percent: value)
        }
        return words
    }
}

extension Texts {
    /// What stands on a point, or what is to be known of it while it is empty.
    fileprivate func occupant(of point: Int, _ view: GameView) -> String {
        let label = view.config.size.label(point)
        let number = view.numbers.indices.contains(point) ? view.numbers[point] : 0
        switch view.stones[point] {
        case .black: return number > 0 ? pointBlack(point: label, number: number) : pointBlackPlaced(point: label)
        case .white: return number > 0 ? pointWhite(point: label, number: number) : pointWhitePlaced(point: label)
        case nil: break
        }
        if let foul = view.forbidden.first(where: { $0.point == point })?.foul {
            return pointForbidden(point: label, reason: self.foul(foul))
        }
        return view.opening?.offered.contains(point) == true ? pointOffered(point: label) : pointEmpty(point: label)
    }
}

extension GameView {
    /// Whom the empty points and the dead stones count for; nobody's points are left out.
    var territory: [OwnedPoint] {
        guard let scoring = go?.scoring else { return [] }
        let dead = Set(scoring.dead)
        return config.size.points.compactMap { point in
            guard stones[point] == nil || dead.contains(point) else { return nil }
            return scoring.owners[point].map { OwnedPoint(point: point, owner: $0) }
        }
    }

    /// What the opening asks of the person whose turn it is.
    public var personsTask: OpeningTask? { turn.isPersons ? opening : nil }

    /// Whether a person must answer a question before the next stone.
    public var mustChoose: Bool { personsTask?.kind == .choose }
}

/// A square in the middle of the board of which an opening speaks.
struct MiddleSquare: Hashable {
    /// Points a side.
    let side: Int
    /// Whether the stone must stand inside.
    let inside: Bool
}

extension OpeningTask {
    /// The square that tells an opening's allowed points from the others; nil when all are allowed.
    func middleSquare(_ view: GameView) -> MiddleSquare? {
        let size = view.config.size
        guard kind == .place, let farthest = allowed.map(size.rings).max() else { return nil }
        let open = Set(allowed)
        let closedRings = size.points.filter { view.stones[$0] == nil && !open.contains($0) }.map(size.rings)
        guard let outermost = closedRings.max() else { return nil }
        return closedRings.allSatisfy { $0 > farthest }
            ? MiddleSquare(side: 2 * farthest + 1, inside: true)
            : MiddleSquare(side: 2 * outermost + 1, inside: false)
    }
}

extension BoardSize {
    /// How many rings around the middle a point stands: 0 in the middle.
    fileprivate func rings(_ point: Int) -> Int {
        max(abs(column(point) - columns / 2), abs(row(point) - rows / 2))
    }
}
