import Observation

/// One game on the screen. It shows what the game reports and passes on what the person wants; it
/// knows no rule and runs no turns. Lives as long as `scope`.
@Observable
@MainActor
public final class PlayModel {
    /// What the screen shows.
    public private(set) var state: PlayState

    private let scope: TaskScope
    private let game: any GamePort
    private let feedback: any Feedback
    private let time: any TimeSource
    private var viewedAt: Duration

    /// A cursor of the keyboard stays where it is after a move; a point chosen by touch was meant for one stone.
    private var cursorIsOfKeys = false
    private var adviceSearch: Task<Void, Never>?
    private var heatSearch: Task<Void, Never>?
    private var ticking: Task<Void, Never>?

    public init(
        scope: TaskScope,
        game: any GamePort,
        feedback: any Feedback,
        time: any TimeSource = MonotonicTime()
    ) {
        self.scope = scope
        self.game = game
        self.feedback = feedback
        self.time = time
        viewedAt = time.now
        // Asked for before the first look, so that every later change is heard of.
        let changes = game.changes()
        state = PlayState(game.view)
        scope.launch { [weak self] in
            for await change in changes { self?.show(change) }
        }
        look(state.view)
    }

    /// Does what the person wants, or says why not.
    public func onIntent(_ intent: PlayIntent) {
        switch intent {
        case .place(let point, let revision): touch(point, revision)
        case .markDead(let point, let revision): mark(point, revision)
        case .acceptCount(let revision): answer { try await $0.acceptCount(revision: revision) }
        case .resumePlay(let revision): answer { try await $0.resumePlay(revision: revision) }
        case .choosePoint(let point): choose(point)
        case .moveCursor(let columns, let rows): moveCursor(columns, rows)
        case .playCursor(let revision): if let cursor = state.cursor { touch(cursor, revision) }
        case .choose(let choice, let revision): send { try await $0.choose(choice, revision: revision) }
        case .pass(let revision): send { try await $0.pass(revision: revision) }
        case .undo(let revision): send { try await $0.undo(revision: revision) }
        case .redo(let revision): send { try await $0.redo(revision: revision) }
        case .restart(let revision): answer { try await $0.restart(revision: revision) }
        case .resign(let revision): answer { try await $0.resign(revision: revision) }
        case .askHint(let revision): findHint(revision)
        case .toggleHeat: toggleHeat()
        case .show(let panel): state.panel = panel
        case .motionShown(let revision): if state.motion?.revision == revision { state.motion = nil }
        }
    }

    /// Tells the game whether the person looks at it.
    public func setActive(_ active: Bool) {
        send { try await $0.setActive(active) }
    }

    /// A stone is placed, or marked while the game is counted.
    private func touch(_ point: Int, _ revision: Int) {
        if state.view.turn == .scoring { mark(point, revision) } else { place(point, revision) }
    }

    private func mark(_ point: Int, _ revision: Int) {
        state.notice = nil
        send { try await $0.markDead(point, revision: revision) }
    }

    private func place(_ point: Int, _ revision: Int) {
        guard state.pending == nil, state.view.turn.isPersons else { return }
        state.pending = point
        state.notice = nil
        send { try await $0.play(point, revision: revision) }
    }

    private func choose(_ point: Int) {
        cursorIsOfKeys = false
        state.cursor = point
        state.notice = nil
    }

    private func moveCursor(_ columns: Int, _ rows: Int) {
        cursorIsOfKeys = true
        let size = state.view.config.size
        guard let from = state.cursor ?? state.view.lastMove else {
            state.cursor = size.point(column: size.columns / 2, row: size.rows / 2)
            return
        }
        state.cursor = size.point(
            column: min(max(size.column(from) + columns, 0), size.columns - 1),
            row: min(max(size.row(from) + rows, 0), size.rows - 1)
        )
    }

    private func answer(_ intent: @escaping @MainActor (any GamePort) async throws -> Void) {
        state.panel = nil
        send(intent)
    }

    private func send(_ intent: @escaping @MainActor (any GamePort) async throws -> Void) {
        scope.launch { [weak self, game] in
            do {
                try await intent(game)
            } catch let refusal as GameRefusal {
                self?.refused(refusal)
            } catch {
                // Cancelled: the model is at its end.
            }
        }
    }

    private func refused(_ refusal: GameRefusal) {
        // Who merely came too late did nothing wrong: no sound.
        if refusal != .stale && refusal != .notYourTurn { give(.refused) }
        state.pending = nil
        state.notice = .refused(refusal)
    }

    private func show(_ change: GameChange) {
        guard !Task.isCancelled else { return }
        let moves = change.cause != .clockLow && change.cause != .paused && change.cause != .continued
        state.view = change.view
        if moves {
            state.pending = nil
            if !cursorIsOfKeys { state.cursor = nil }
            state.motion = motionOf(change)
            state.advice = nil
            state.heat = []
            state.notice = noticeOf(change)
            state.spoken = spokenOf(change) ?? state.spoken
            if change.view.outcome != nil { state.panel = nil }
            adviceSearch?.cancel()
        }
        for cue in change.cues { give(cue) }
        look(change.view)
        if moves { findHeat() }
    }

    private func give(_ cue: Cue) {
        scope.launch { [feedback, time] in
            // The stone is heard when it touches the wood, not when it sets out.
            if cue == .stonePlaced { try? await time.wait(.milliseconds(MotionTimes.clickAtMilliseconds)) }
            guard !Task.isCancelled else { return }
            feedback.sound(cue)
            feedback.haptic(cue)
        }
    }

    private func findHint(_ revision: Int) {
        guard state.view.turn.isPersons, state.advice != .looking else { return }
        state.advice = .looking
        state.notice = nil
        adviceSearch = scope.launch { [weak self, game] in
            do {
                let hint = try await game.hint(revision: revision)
                if !Task.isCancelled { self?.state.advice = .found(hint) }
            } catch let refusal as GameRefusal where !Task.isCancelled {
                self?.state.advice = nil
                self?.state.notice = .refused(refusal)
            } catch {
                // Cancelled: the change that did it has cleared the advice.
            }
        }
    }

    private func toggleHeat() {
        state.showsHeat.toggle()
        state.heat = []
        state.panel = nil
        findHeat()
    }

    private func findHeat() {
        heatSearch?.cancel()
        guard state.showsHeat, state.view.turn.isPersons else { return }
        let revision = state.view.revision
        heatSearch = scope.launch { [weak self, game] in
            do {
                let heat = try await game.moveValues(revision: revision)
                if !Task.isCancelled { self?.state.heat = heat }
            } catch let refusal as GameRefusal where !Task.isCancelled {
                self?.state.notice = .refused(refusal)
            } catch {
                // Cancelled: another search has taken its place.
            }
        }
    }

    /// Shows the clocks of a view, and lets them run.
    private func look(_ view: GameView) {
        viewedAt = time.now
        tick(view)
        ticking?.cancel()
        ticking = nil
        guard view.first.clock?.running == true || view.second.clock?.running == true else { return }
        ticking = scope.launch { [weak self, time] in
            while (try? await time.wait(Self.tick)) != nil {
                guard let self, !Task.isCancelled else { return }
                self.tick(view)
            }
        }
    }

    private func tick(_ view: GameView) {
        let passed = time.now - viewedAt
        state.firstClock = view.first.clock?.after(passed, view.config.timeControl)
        state.secondClock = view.second.clock?.after(passed, view.config.timeControl)
    }

    private static let tick = Duration.milliseconds(200)
}

/// The stones that a change moves; nil when nothing moves.
private func motionOf(_ change: GameChange) -> BoardMotion? {
    if change.placed.isEmpty && change.removed.isEmpty { return nil }
    return BoardMotion(
        revision: change.view.revision,
        placed: change.placed.map(\.point),
        removed: change.removed,
        wins: change.view.outcome?.line.isEmpty == false,
        captures: change.cues.contains(.captured)
    )
}
