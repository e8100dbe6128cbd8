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
        guard let seat = view.turn.actingSeat else { return turnOver }
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
        return state.heat.isEmpty ? state.view.opening.flatMap { task($0, state.view) } : heatMapAbout
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
        guard let point = hint.point.map(view.config.size.label) else { return hintPass }
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
        if view.config.opening.asksForColour { return view.moves < 3 ? taskThreeStones : taskTwoMoreStones }
        guard let square = task.middleSquare(view) else { return nil }
        if !square.inside { return taskOutsideSquare(side: square.side) }
        return square.side == 1 ? taskCentre : taskInsideSquare(side: square.side)
    }

    /// Who won and how, in one sentence.
    public func ending(_ outcome: Outcome, _ view: GameView) -> String {
        guard let winner = outcome.winner else {
            return outcome.reason == .twoPasses ? endDrawPasses : endDrawFull
        }
        let isPerson = view.config.participant(winner) == .person
        if isPerson && !view.config.isBetweenPeople {
            return switch outcome.reason {
            case .resignation: endYouWinResignation
            case .time: endYouWinTime
            case .foul: endYouWinFoul
            default: endYouWinFive
            }
        }
        let name = isPerson ? side(view.seat(winner).stone) : opponentName
        return switch outcome.reason {
        case .resignation: endWinsResignation(winner: name)
        case .time: endWinsTime(winner: name)
        case .foul: endWinsFoul(winner: name)
        default: endWinsFive(winner: name)
        }
    }

    /// The last change for screen readers.
    public func spoken(_ spoken: Spoken) -> String {
        switch spoken {
        case .played(let stone, let label): eventPlayed(side: side(stone), point: label)
        case .passed(let stone): eventPassed(side: side(stone))
        case .undone: eventUndone
        }
    }
}
