import TengenKit
import Testing

/// A game does not wait for its screen.
@MainActor
struct FirstViewTest {
    @Test func aChangeBetweenTheFirstViewAndTheCollectingIsShown() {
        let game = FakeGame(viewAfter(""))
        game.unheard = game.view.stonePlaced("H8")
        let model = PlayModel(scope: TaskScope(), game: game, feedback: NoFeedback(), time: TestTime())
        #expect(model.state.view == viewAfter("H8"))
    }
}
