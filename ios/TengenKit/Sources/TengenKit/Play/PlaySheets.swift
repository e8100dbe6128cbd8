// The questions of the openings, and those before a game is given up.

extension Texts {
    /// What the opening asks.
    public func choiceTitle(_ task: OpeningTask, _ view: GameView) -> String {
        if !task.fifthMoveNumbers.isEmpty { return choiceNumberTitle }
        if task.choices.contains(.offerTen) { return choiceFifthTitle }
        return view.config.asksForColour ? choiceColourTitle : choiceSwapTitle
    }

    /// Which of two people is asked; nil where there is no doubt.
    public func choiceAsks(_ task: OpeningTask, _ view: GameView) -> String? {
        view.config.isBetweenPeople ? choiceAsks(side: side(view.seat(task.seat).stone)) : nil
    }

    /// An option of the question.
    public func choice(_ choice: OpeningChoice, _ task: OpeningTask, _ view: GameView) -> String {
        switch choice {
        case .fifthMoves(let count): return "\(count)"
        case .offerTen: return choiceTenFifthMoves
        case .placeTwoMore: return choicePlaceTwoMore
        case .play(let stone):
            let isBlack = stone == .black
            let keeps = view.seat(task.seat).stone == stone
            if view.config.asksForColour { return isBlack ? choiceTakeBlack : choiceTakeWhite }
            if keeps && task.choices.contains(.offerTen) { return choiceOneFifthMove }
            if keeps { return isBlack ? choiceKeepBlack : choiceKeepWhite }
            return isBlack ? choiceSwapToBlack : choiceSwapToWhite
        }
    }

    /// What giving up means. Between two people the one whose turn it is gives up.
    public func resigning(_ view: GameView) -> String {
        view.config.isBetweenPeople ? resignTextTwoPlayers(winner: side(view.toMove.other)) : resignText
    }

    /// The forbidden points in a sentence, then each kind of foul with its points.
    public func forbiddenSummary(_ view: GameView) -> String {
        view.forbidden.isEmpty ? forbiddenNone : forbiddenPoints(count: view.forbidden.count)
    }
}

extension OpeningTask {
    /// The options that are a number of fifth moves.
    public var fifthMoveNumbers: [OpeningChoice] {
        choices.filter { if case .fifthMoves = $0 { true } else { false } }
    }

    /// The options that are a colour.
    public var colours: [OpeningChoice] { choices.filter { if case .play = $0 { true } else { false } } }

    /// The options that are neither.
    public var furtherChoices: [OpeningChoice] {
        choices.filter { !fifthMoveNumbers.contains($0) && !colours.contains($0) }
    }
}

/// The points that are forbidden for one reason.
public struct FoulGroup: Hashable, Sendable, Identifiable {
    public let foul: Foul
    /// The points as players write them.
    public let labels: [String]

    public var id: Foul { foul }
}

extension GameView {
    /// The forbidden points by reason, each reason once, in the order of its first point.
    public var foulGroups: [FoulGroup] {
        var fouls: [Foul] = []
        for point in forbidden where !fouls.contains(point.foul) { fouls.append(point.foul) }
        return fouls.map { foul in
            FoulGroup(foul: foul, labels: forbidden.filter { $0.foul == foul }.map { config.size.label($0.point) })
        }
    }
}
