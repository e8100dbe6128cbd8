/// An action of the play screen: its icon, its name, whether it can be taken now, and what it asks for.
public struct PlayAction: Hashable, Sendable, Identifiable {
    public let icon: Icon
    public let label: String
    public let enabled: Bool
    public let intent: PlayIntent

    public var id: String { icon.name }
}

extension PlayState {
    /// The row of actions within the thumb's reach.
    public func actions(_ texts: any Texts) -> [PlayAction] {
        let revision = view.revision
        let isScoring = view.turn == .scoring
        let passes = isRenju || (view.go != nil && !isScoring)
        let pass = PlayAction(
            icon: TengenIcons.pass,
            label: texts.actionPass,
            enabled: view.canPass,
            intent: .pass(revision: revision)
        )
        return [
            PlayAction(
                icon: TengenIcons.undo,
                label: texts.actionUndo,
                enabled: view.canUndo,
                intent: .undo(revision: revision)
            ),
            PlayAction(
                icon: TengenIcons.redo,
                label: texts.actionRedo,
                enabled: view.canRedo,
                intent: .redo(revision: revision)
            ),
        ] + (isScoring ? countActions(texts) : [hint(texts)]) + (passes ? [pass] : []) + [
            PlayAction(icon: TengenIcons.more, label: texts.actionMore, enabled: true, intent: .show(.actions))
        ]
    }

    private func hint(_ texts: any Texts) -> PlayAction {
        PlayAction(
            icon: TengenIcons.hint,
            label: texts.actionHint,
            enabled: isPersons && advice != .looking,
            intent: .askHint(revision: view.revision)
        )
    }

    /// What ends the counting of a game of Go.
    private func countActions(_ texts: any Texts) -> [PlayAction] {
        [
            PlayAction(
                icon: TengenIcons.play,
                label: texts.actionResume,
                enabled: true,
                intent: .resumePlay(revision: view.revision)
            ),
            PlayAction(
                icon: TengenIcons.check,
                label: texts.actionAccept,
                enabled: view.go?.scoring?.judging == false,
                intent: .acceptCount(revision: view.revision)
            ),
        ]
    }

    /// The actions of the panel, besides those that leave the screen.
    public func furtherActions(_ texts: any Texts) -> [PlayAction] {
        let forbidden = PlayAction(
            icon: TengenIcons.forbidden,
            label: texts.actionForbidden,
            enabled: true,
            intent: .show(.forbidden)
        )
        let count = PlayAction(
            icon: TengenIcons.count,
            label: texts.scoreTitle,
            enabled: true,
            intent: .show(.count)
        )
        return [
            PlayAction(
                icon: TengenIcons.heatMap,
                label: showsHeat ? texts.actionHideHeatMap : texts.actionHeatMap,
                enabled: isPersons || showsHeat,
                intent: .toggleHeat
            ),
            PlayAction(icon: TengenIcons.moveLog, label: texts.actionMoveLog, enabled: true, intent: .show(.moves)),
        ] + (isRenju ? [forbidden] : []) + (view.go?.scoring != nil ? [count] : []) + [
            PlayAction(
                icon: TengenIcons.restart,
                label: texts.actionRestart,
                enabled: !view.log.isEmpty,
                intent: .show(.askRestart)
            ),
            PlayAction(
                icon: TengenIcons.resign,
                label: texts.actionResign,
                enabled: view.canResign,
                intent: .show(.askResign)
            ),
        ]
    }

    private var isRenju: Bool { view.config.five?.rule == .renju }

    /// Whether a person is to move, with no question to answer first.
    private var isPersons: Bool { view.turn.isPersons && !view.mustChoose }
}
