import TengenKit
import Testing

/// What the play screen offers to do.
struct PlayActionsTest {
    private let counting = goAfter("E5 pass pass").counted()

    private func offered(_ view: GameView) -> [String] { PlayState(view).actions(TextsEn()).map(\.label) }

    private func further(_ view: GameView) -> [PlayAction] { PlayState(view).furtherActions(TextsEn()) }

    private func can(_ intent: PlayIntent, in state: PlayState) -> Bool? {
        state.actions(TextsEn()).first { $0.intent == intent }?.enabled
    }

    @Test func passingIsOfferedInGoAndInRenjuOnly() {
        let renju = betweenPeople.with { $0.variant = .five(GameVariant.Five(rule: .renju)) }
        #expect(offered(viewAfter("H8")) == ["Undo", "Redo", "Hint", "More"])
        for view in [goAfter("E5"), viewAfter("H8", renju)] {
            #expect(offered(view) == ["Undo", "Redo", "Hint", "Pass", "More"])
        }
    }

    @Test func whileCountingAcceptingAndPlayingOnTakeThePlaceOfHintAndPass() {
        #expect(offered(counting) == ["Undo", "Redo", "Play on", "Accept", "More"])
        let intents = PlayState(counting).actions(TextsEn()).map(\.intent)
        #expect(Array(intents[2...3]) == [.resumePlay(revision: 3), .acceptCount(revision: 3)])
    }

    @Test func aCountIsAcceptedOnceDeadStonesAreProposed() {
        let judging = PlayState(counting.counted(emptyCount.with { $0.judging = true }))
        #expect(can(.acceptCount(revision: 3), in: judging) == false)
        #expect(can(.resumePlay(revision: 3), in: judging) == true)
        #expect(can(.acceptCount(revision: 3), in: PlayState(counting)) == true)
    }

    @Test func aHintIsOfferedOnAPersonsTurnOneAtATime() {
        let own = PlayState(viewAfter("H8"))
        #expect(can(.askHint(revision: 1), in: own) == true)
        #expect(can(.askHint(revision: 1), in: own.with { $0.advice = .looking }) == false)
        #expect(can(.askHint(revision: 1), in: PlayState(viewAfter("H8", againstHard))) == false)
    }

    @Test func theCountIsShownWhileThereIsOne() {
        func showsCount(_ view: GameView) -> Bool { further(view).contains { $0.intent == .show(.count) } }
        #expect(showsCount(counting))
        #expect(showsCount(counting.ended(.count)))
        #expect(!showsCount(goAfter("E5 pass")))
        #expect(!showsCount(viewAfter("H8")))
    }

    @Test func whileCountingMovesHaveNoValues() {
        func canShowValues(_ view: GameView) -> Bool? { further(view).first { $0.intent == .toggleHeat }?.enabled }
        #expect(canShowValues(goAfter("E5 pass")) == true)
        #expect(canShowValues(counting) == false)
    }
}
