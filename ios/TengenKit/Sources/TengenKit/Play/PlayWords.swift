// What the play screen says.

extension Texts {
    public func side(_ stone: Stone) -> String { stone == .black ? sideBlack : sideWhite }

    public func foul(_ foul: Foul) -> String {
        switch foul {
        case .doubleThree: forbiddenDoubleThree
        case .doubleFour: forbiddenDoubleFour
        case .overline: forbiddenOverline
        }
    }

    public func foulAbout(_ foul: Foul) -> String {
        switch foul {
        case .doubleThree: forbiddenDoubleThreeAbout
        case .doubleFour: forbiddenDoubleFourAbout
        case .overline: forbiddenOverlineAbout
        }
    }

    /// Who sits on a seat: "You", "Tengen, Hard", or the colour when two people play.
    public func seatName(_ view: GameView, _ seat: Seat) -> String {
        switch view.config.participant(seat) {
        case .computer(let level): opponentNameAndLevel(level: levelName(level))
        case .person: view.config.isBetweenPeople ? side(view.seat(seat).stone) : opponentYou
        }
    }

    /// Whose turn it is.
    public func turn(_ view: GameView) -> String {
        guard let seat = view.turn.actingSeat else { return view.turn == .scoring ? turnScoring : turnOver }
        if view.config.isBetweenPeople { return view.seat(seat).stone == .black ? turnBlack : turnWhite }
        return view.turn.isPersons ? turnYours : turnOpponent
    }

    /// The one sentence below the board: what just happened, else what is asked for; nil when nothing is.
    public func sentence(_ state: PlayState) -> String? {
        if let notice = state.notice { return self.notice(notice, state.view) }
        switch state.advice {
        case .looking: return hintLooking
        case .found(let hint): return self.hint(hint, state.view)
        case nil: break
        }
        return state.heat.isEmpty ? asked(state.view) : heatMapAbout
    }

    /// What is to be done now, besides playing on.
    private func asked(_ view: GameView) -> String? {
        guard let go = view.go else { return view.opening.flatMap { task($0, view) } }
        if view.turn == .scoring, let scoring = go.scoring { return counting(scoring) }
        return go.handicapMissing > 0 && view.turn.isPersons ? taskHandicap(count: go.handicapMissing) : nil
    }

    private func notice(_ notice: Notice, _ view: GameView) -> String {
        switch notice {
        case .refused(let refusal): self.refusal(refusal, view)
        case .opponentTook(let stone): stone == .black ? eventOpponentTookBlack : eventOpponentTookWhite
        case .opponentKept: eventOpponentKeptColours
        case .opponentPlacedTwo: eventOpponentPlacedTwo
        case .opponentOffers(let count): eventOpponentNumber(count: count)
        case .opponentPassed: eventOpponentPassed
        case .youPlay(let stone): stone == .black ? eventYouPlayBlack : eventYouPlayWhite
        case .coloursSwapped: eventColoursSwapped
        case .notSaved: errorNotSaved
        case .opponentFailed: errorCoreFailed
        case .playResumed: eventResumed
        }
    }

    private func refusal(_ refusal: GameRefusal, _ view: GameView) -> String {
        switch refusal {
        case .stale: errorBoardChanged
        case .notYourTurn: errorNotYourTurn
        case .over: errorGameOver
        case .occupied: errorPointTaken
        case .forbidden(let point, let foul):
            errorForbidden(point: view.config.size.label(point), reason: self.foul(foul))
        case .outsideOpening: outsideOpening(view)
        case .ko(let point): errorKo(point: view.config.size.label(point))
        case .superko(let point, let after): errorSuperko(point: view.config.size.label(point), number: after)
        case .suicide(let point): errorSuicide(point: view.config.size.label(point))
        case .counting: errorCounting
        case .noStone: errorNoStone
        case .passNotAllowed: errorPassNotAllowed
        case .nothingToUndo: errorNothingToUndo
        case .nothingToRedo: errorNothingToRedo
        case .noHint: errorNoHint
        case .failed: errorCoreFailed
        }
    }

    private func outsideOpening(_ view: GameView) -> String {
        switch view.opening?.kind {
        case .offer: return taskNoMirroredFifthMove
        case .pick: return taskChooseFifthMove
        default: break
        }
        guard let square = view.opening?.middleSquare(view) else { return errorBoardChanged }
        if !square.inside { return errorMustBeOutside(side: square.side) }
        return square.side == 1 ? errorMustBeCentre : errorMustBeInside(side: square.side)
    }

    private func hint(_ hint: Hint, _ view: GameView) -> String {
        guard let point = hint.point.map(view.config.size.label) else {
            return view.go == nil ? hintPass : hintPassGo
        }
        return switch hint.reason {
        case .wins: hintWins(point: point)
        case .winsByFours: hintWinsByFours(point: point)
        case .blocksFive: hintBlocksFive(point: point)
        case .makesOpenFour: hintMakesOpenFour(point: point)
        case .makesDoubleFour: hintMakesDoubleFour(point: point)
        case .makesFourThree: hintMakesFourThree(point: point)
        case .makesDoubleThree: hintMakesDoubleThree(point: point)
        case .blocksOpenThree: hintBlocksOpenThree(point: point)
        case .blocksDoubleThreat: hintBlocksDoubleThreat(point: point)
        case .makesFour: hintMakesFour(point: point)
        case .makesOpenThree: hintMakesOpenThree(point: point)
        case .blocksTwo: hintBlocksTwo(point: point)
        case .makesTwo: hintMakesTwo(point: point)
        case .takesCentre: hintTakesCentre(point: point)
        case .captures: hintCaptures(point: point)
        case .savesStones: hintSavesStones(point: point)
        case .givesAtari: hintGivesAtari(point: point)
        case .answers: hintAnswers(point: point)
        case .takesCorner: hintTakesCorner(point: point)
        case .expands: hintExpands(point: point)
        }
    }

    private func task(_ task: OpeningTask, _ view: GameView) -> String? {
        guard view.turn.isPersons else {
            return task.kind == .place || task.kind == .offer ? taskOpponentOpening : taskOpponentChoosing
        }
        return switch task.kind {
        case .choose: nil
        case .offer: taskFifthMoves(count: task.missing)
        case .pick: taskChooseFifthMove
        case .place: placing(task, view)
        }
    }

    private func placing(_ task: OpeningTask, _ view: GameView) -> String? {
        if view.config.asksForColour { return view.moves < 3 ? taskThreeStones : taskTwoMoreStones }
        guard let square = task.middleSquare(view) else { return nil }
        if !square.inside { return taskOutsideSquare(side: square.side) }
        return square.side == 1 ? taskCentre : taskInsideSquare(side: square.side)
    }

    /// Who won and how, in one sentence.
    public func ending(_ outcome: Outcome, _ view: GameView) -> String {
        guard let winner = outcome.winner else { return undecided(outcome.reason) }
        let points = points(abs(outcome.halfPoints ?? 0))
        let isPerson = view.config.participant(winner) == .person
        if isPerson && !view.config.isBetweenPeople {
            return switch outcome.reason {
            case .resignation: endYouWinResignation
            case .time: endYouWinTime
            case .foul: endYouWinFoul
            case .count: endYouWinCount(points: points)
            default: endYouWinFive
            }
        }
        let name = isPerson ? side(view.seat(winner).stone) : opponentName
        return switch outcome.reason {
        case .resignation: endWinsResignation(winner: name)
        case .time: endWinsTime(winner: name)
        case .foul: endWinsFoul(winner: name)
        case .count: endWinsCount(winner: name, points: points)
        default: endWinsFive(winner: name)
        }
    }

    private func undecided(_ reason: OutcomeReason) -> String {
        switch reason {
        case .twoPasses: endDrawPasses
        case .count: endDrawCount
        case .noResult: endNoResult
        default: endDrawFull
        }
    }

    /// The last change for screen readers.
    public func spoken(_ spoken: Spoken) -> String {
        switch spoken {
        case .played(let stone, let label): eventPlayed(side: side(stone), point: label)
        case .passed(let stone): eventPassed(side: side(stone))
        case .undone: eventUndone
        case .captured(let stone, let label, let count):
            eventCaptured(
                move: eventPlayed(side: side(stone), point: label),
                captures: capturesCount(count: count)
            )
        }
    }
}
