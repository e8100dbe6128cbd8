/// Takes the core's reports; returns at once, so that it never holds up the game.
final class Reports: GameListener {
    let changes = Broadcast<GameChange>(keepsAll: true)
    let progress = Broadcast<ThinkingProgress>(keepsAll: false)

    private let renewals = Broadcast<GameView>(keepsAll: false)
    private let newest = Locked<GameView?>(nil)

    func changed(change: GameChange) {
        renewals.send(newer(change.view))
        changes.send(change)
    }

    func progress(progress: ThinkingProgress) {
        self.progress.send(progress)
    }

    /// The newest view, and again whenever there is a newer one; a slow reader sees the latest only.
    func views() -> AsyncStream<GameView> {
        renewals.stream { view }
    }

    /// The newest view, if one is known.
    var view: GameView? { newest.with { $0 } }

    /// The newer one of a view and all that came before it, in reports and in calls of this.
    ///
    /// The revision stays the same where only the clock or the app's presence changed: then the later
    /// view is the newer one.
    func newer(_ view: GameView) -> GameView {
        newest.with { newest in
            if let known = newest, known.revision > view.revision { return known }
            newest = view
            return view
        }
    }

    func finish() {
        renewals.finish()
        changes.finish()
        progress.finish()
    }
}
