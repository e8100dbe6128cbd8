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
        let isRenju = view.config.rule == .renju
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
            PlayAction(
                icon: TengenIcons.hint,
                label: texts.actionHint,
                enabled: isPersons && advice != .looking,
                intent: .askHint(revision: revision)
            ),
        ] + (isRenju ? [pass] : []) + [
            PlayAction(icon: TengenIcons.more, label: texts.actionMore, enabled: true, intent: .show(.actions))
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
        return [
            PlayAction(
                icon: TengenIcons.heatMap,
                label: showsHeat ? texts.actionHideHeatMap : texts.actionHeatMap,
                enabled: isPersons || showsHeat,
                intent: .toggleHeat
            ),
            PlayAction(icon: TengenIcons.moveLog, label: texts.actionMoveLog, enabled: true, intent: .show(.moves)),
        ] + (view.config.rule == .renju ? [forbidden] : []) + [
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

    /// Whether a person is to move, with no question to answer first.
    private var isPersons: Bool { view.turn.isPersons && !view.mustChoose }
}
