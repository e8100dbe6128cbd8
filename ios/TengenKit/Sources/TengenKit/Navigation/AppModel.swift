import Observation

/// The whole app: which screen is shown, and the models behind the screens.
@Observable
@MainActor
public final class AppModel {
    /// Where the person is.
    public private(set) var state = AppState()

    public let settings: SettingsModel

    /// The choices for a new game.
    public let newGame: NewGameModel

    /// The files of games.
    public let record: RecordModel

    private let scope: TaskScope
    private var parts: AppParts
    private var game: OpenGame?
    /// The last piece of work on games; each waits for the one before.
    private var turns: Task<Void, Never>?

    /// The app as it was left: settings, last choices, and the game in progress, paused.
    public static func start(scope: TaskScope, parts: AppParts) async -> AppModel {
        let settings = SettingsModel(
            scope: scope,
            port: parts.settings,
            settings: await parts.settings.settings(),
            version: parts.version
        )
        let app = AppModel(scope: scope, parts: parts, settings: settings, choice: await parts.settings.choice())
        await app.inTurn { await $0.resume() }
        return app
    }

    private init(scope: TaskScope, parts: AppParts, settings: SettingsModel, choice: GameChoice) {
        let beginning = Beginning()
        self.scope = scope
        self.parts = parts
        self.settings = settings
        newGame = NewGameModel(house: parts.house, choice: choice) { beginning.app?.begin($0) }
        record = RecordModel(
            scope: scope,
            reader: parts.records.reader,
            files: parts.records.files,
            onList: { beginning.app?.push(.recordList) },
            onReplay: { beginning.app?.show($0) }
        )
        beginning.app = self
    }

    /// Goes back a screen. False on the first one, where the system takes over.
    @discardableResult
    public func back() -> Bool {
        if state.routes.count == 1 { return false }
        let left = state.routes.removeLast()
        if left == .play, let game {
            newGame.show(game.port.view)
            game.model.setActive(false)
        }
        return true
    }

    /// The screens above the first one, for a navigation stack; a shorter path goes back.
    public var path: [Route] {
        get { Array(state.routes.dropFirst()) }
        set { while state.routes.count - 1 > newValue.count && back() {} }
    }

    /// Shows the settings.
    public func openSettings() { push(.settings) }

    /// Goes back into the game in progress.
    public func continueGame() {
        guard let game else { return }
        state.play = game.model
        push(.play)
        game.model.setActive(true)
    }

    /// Goes through the game that has ended.
    public func openReplay() {
        // A game that was put away meanwhile cannot be gone through.
        guard let game, let replay = try? game.port.replay() else { return }
        show(ReplayModel(scope: game.scope, replay: replay, time: parts.time))
    }

    /// Passes the game in progress on to others, as far as it has come.
    public func shareGame() {
        guard let port = game?.port else { return }
        let config = port.view.config
        share(config.variant.kind, config.size, port.record())
    }

    /// Passes on the game that is gone through.
    public func shareReplay() {
        guard let replay = state.replay else { return }
        share(replay.state.game, replay.state.size, replay.record)
    }

    /// Leaves the game for the choices of a new one.
    public func openNewGame() {
        while state.route != .newGame && back() {}
    }

    /// The same choices once more.
    public func playAgain() {
        guard let port = game?.port else { return }
        // A restart that comes too late changes nothing, and the screen shows why already.
        scope.launch { try? await port.restart(revision: port.view.revision) }
    }

    /// Tells whether the person looks at the app.
    public func setActive(_ active: Bool) {
        // Also while the settings lie over the game: it goes on meanwhile, but not with the app away.
        if state.routes.contains(.play) { game?.model.setActive(active) }
    }

    /// Closes the game; its last change is saved.
    public func close() async {
        await inTurn { await $0.closeGame() }
    }

    private func push(_ route: Route) {
        if state.route != route { state.routes.append(route) }
    }

    private func show(_ opened: OpenedGame) {
        show(ReplayModel(scope: scope, opened: opened, time: parts.time))
    }

    private func show(_ replay: ReplayModel) {
        state.replay?.close()
        state.replay = replay
        push(.replay)
    }

    private func share(_ game: GameKind, _ size: BoardSize, _ text: String) {
        record.share(RecordFile(name: RecordFile.name(game, size, date: parts.records.today()), text: text))
    }

    private func begin(_ choice: GameChoice) {
        scope.launch { [weak self] in
            await self?.inTurn { await $0.beginInTurn(choice) }
        }
    }

    private func beginInTurn(_ choice: GameChoice) async {
        await closeGame()
        // Choices that cannot be saved hold for this game; the settings screen tells of a full disk.
        try? await parts.settings.save(choice)
        do {
            let policy = settings.state.settings.foulPolicy
            open(try await parts.house.start(choice.config(foulPolicy: policy, random: &parts.random)))
            continueGame()
        } catch {
            newGame.showUnreadable()
            newGame.show(nil)
        }
    }

    private func resume() async {
        do {
            if let port = try await parts.house.resume() { open(port) }
        } catch {
            newGame.showUnreadable()
        }
    }

    private func open(_ port: any GamePort) {
        let gameScope = scope.child()
        let model = PlayModel(scope: gameScope, game: port, feedback: parts.feedback, time: parts.time)
        game = OpenGame(port: port, model: model, scope: gameScope)
        newGame.show(port.view)
    }

    private func closeGame() async {
        guard let open = game else { return }
        game = nil
        state.routes.removeAll { $0 == .play || $0 == .replay }
        state.play = nil
        state.replay = nil
        open.scope.cancel()
        await open.port.close()
    }

    /// Runs work on the game in progress once all earlier work on it is done.
    private func inTurn(_ work: @escaping @MainActor (AppModel) async -> Void) async {
        let before = turns
        let turn = Task {
            await before?.value
            await work(self)
        }
        turns = turn
        await turn.value
    }

    private struct OpenGame {
        let port: any GamePort
        let model: PlayModel
        let scope: TaskScope
    }

    /// Lets the choices know the app, which is made after them.
    private final class Beginning {
        weak var app: AppModel?
    }
}
