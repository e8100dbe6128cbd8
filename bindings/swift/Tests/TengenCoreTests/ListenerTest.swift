import Testing

@testable import TengenCore

extension CoreTests {
    /// A listener that behaves badly harms nobody but itself.
    @Suite struct ListenerTest {
        @Test("a listener that throws hears the next change all the same")
        func throwing() async throws {
            let calls = Locked(0)
            let listener = Recorder { _ in
                calls.with { $0 += 1 }
                throw Thrown()
            }
            let game = try startGame(config: against(.easy), options: atOnce, listener: listener)
            defer { game.shut() }
            _ = try await game.play(point: 112, revision: 0)
            try await until { calls.with { $0 } == 2 }
            #expect(game.view().revision == 2)
        }

        @Test("a listener that hangs does not stop the game")
        func hanging() async throws {
            let release = Gate()
            let listener = Recorder { _ in release.wait() }
            let game = try startGame(config: betweenPeople, options: atOnce, listener: listener)
            defer { game.shut() }
            var revision: UInt64 = 0
            for point in blackWins { revision = try await game.play(point: point, revision: revision) }
            #expect(game.view().outcome != nil)
            #expect(listener.changes.isEmpty)
            release.open()
            try await until { listener.changes.count == blackWins.count }
        }

        @Test("a game closes although its listener hangs")
        func closing() async throws {
            let (release, hasCome) = (Gate(), Locked(false))
            let listener = Recorder { _ in
                hasCome.with { $0 = true }
                release.wait()
            }
            let game = try startGame(config: betweenPeople, options: atOnce, listener: listener)
            _ = try await game.play(point: 112, revision: 0)
            try await until { hasCome.with { $0 } }
            game.shut()
            await #expect(throws: GameError.Closed) { try await game.play(point: 113, revision: 1) }
            #expect(listener.changes.isEmpty, "it hangs still")
            release.open()
            try await until { liveObjects().listeners == 0 }
        }

        @Test("a listener may call the game")
        func calling() async throws {
            let seen = Locked<GameView?>(nil)
            let game = Locked<GameHandle?>(nil)
            let listener = Recorder { _ in
                let game = game.with { $0 }
                seen.with { $0 = game?.view() }
                game?.shut()
            }
            let handle = try startGame(config: betweenPeople, options: atOnce, listener: listener)
            game.with { $0 = handle }
            _ = try await handle.play(point: 112, revision: 0)
            try await until { listener.changes.count == 1 }
            #expect(seen.with { $0 }?.revision == 1)
            game.with { $0 = nil }
        }

        @Test("advice reaches nobody who throws, and the game goes on")
        func throwingAtAdvice() async throws {
            let game = try startGame(config: betweenPeople, options: atOnce, listener: Recorder())
            defer { game.shut() }
            let listener = ThrowingAdvised()
            let search = try game.startAdvice(revision: 0, listener: listener)
            try await until { listener.wasCalled.with { $0 } }
            search.stop()
            #expect(try await game.play(point: 112, revision: 0) == 1)
        }
    }
}

private final class ThrowingAdvised: AdviceListener {
    let wasCalled = Locked(false)

    func improved(advice: [Advice]) {}

    func found(advice: [Advice]) throws {
        wasCalled.with { $0 = true }
        throw Thrown()
    }

    func stopped() {}
}
