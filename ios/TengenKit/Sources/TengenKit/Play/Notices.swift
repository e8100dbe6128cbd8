/// What of a change deserves a sentence; nil when the board says it all.
func noticeOf(_ change: GameChange) -> Notice? {
    if change.isUnsaved { return .notSaved }
    switch change.cause {
    case .opponentFailed: return .opponentFailed
    case .passed: return change.isByComputer ? .opponentPassed : nil
    case .resumed: return .playResumed
    case .chosen: return noticeOfChoice(change)
    case .played: return change.isByComputer && change.endsTwoMore ? .opponentPlacedTwo : nil
    default: return nil
    }
}

/// What of a change is read out.
func spokenOf(_ change: GameChange) -> Spoken? {
    switch change.cause {
    case .played, .redone:
        change.view.log.last { !$0.label.isEmpty }.map { spokenMove($0, change) }
    case .passed: change.view.log.last.map { .passed(stone: $0.stone) }
    case .undone: .undone
    default: nil
    }
}

private func spokenMove(_ entry: LogEntry, _ change: GameChange) -> Spoken {
    let captured = change.cues.contains(.captured) ? change.removed.count : 0
    return captured > 0
        ? .captured(stone: entry.stone, label: entry.label, count: captured)
        : .played(stone: entry.stone, label: entry.label)
}

private func noticeOfChoice(_ change: GameChange) -> Notice? {
    guard case .choose(let choice) = change.view.log.last?.action else { return nil }
    let config = change.view.config
    switch choice {
    case .play(let stone):
        let exchanged = change.cues.contains(.coloursExchanged)
        if config.isBetweenPeople { return exchanged ? .coloursSwapped : nil }
        if !change.isByComputer { return .youPlay(stone) }
        return exchanged || config.asksForColour ? .opponentTook(stone) : .opponentKept
    case .fifthMoves(let count): return change.isByComputer ? .opponentOffers(count: count) : nil
    case .offerTen: return change.isByComputer ? .opponentOffers(count: 10) : nil
    case .placeTwoMore: return nil
    }
}

extension GameConfig {
    /// Whether nobody holds a colour before the choice that the opening asks for.
    var asksForColour: Bool { five?.opening == .swap || five?.opening == .swap2 }
}

extension GameChange {
    fileprivate var isByComputer: Bool {
        guard let seat else { return false }
        return view.config.participant(seat) != .person
    }

    /// Whether the stone was the second of the two that swap2 allows, so that the person chooses now.
    fileprivate var endsTwoMore: Bool {
        view.config.five?.opening == .swap2 && view.turn.isPersons && view.opening?.kind == .choose
            && view.log.contains { $0.action == .choose(.placeTwoMore) }
    }
}
