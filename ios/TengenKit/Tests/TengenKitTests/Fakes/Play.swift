import TengenKit

/// The play screen's model over a fake game; whatever can run does so before a call returns.
@MainActor
final class Play {
    let game: FakeGame
    let feedback = FakeFeedback()
    let time = TestTime()
    let model: PlayModel

    private let scope = TaskScope()

    init(_ view: GameView = viewAfter("")) {
        game = FakeGame(view)
        model = PlayModel(scope: scope, game: game, feedback: feedback, time: time)
    }

    var state: PlayState { model.state }

    func want(_ intent: PlayIntent) async {
        model.onIntent(intent)
        await settle()
    }

    func report(_ change: GameChange) async {
        game.report(change)
        await settle()
    }
}
