import Testing

@testable import TengenCore

extension CoreTests {
    /// Searches that never end by themselves end when they are told to.
    @Suite struct StoppingTest {
        /// Reports come ten times a second while somebody thinks; in this time none must come.
        private let quiet = Duration.milliseconds(350)

        private func expectStandstill(of count: () -> Int) async throws {
            let before = count()
            #expect(before > 0, "it had begun")
            try await Task.sleep(for: quiet)
            #expect(count() == before, "reports after the stop")
        }

        /// A game in which Hard has begun to think.
        private func thinking(_ recorder: Recorder) async throws -> GameHandle {
            let game = try startGame(config: against(.hard), options: endless, listener: recorder)
            _ = try await game.play(point: 112, revision: 0)
            try await until { recorder.reports.count >= 3 }
            return game
        }

        @Test("leaving the screen stops the thinking, and returning starts it afresh")
        func leaving() async throws {
            let recorder = Recorder()
            let game = try await thinking(recorder)
            defer { game.shut() }
            _ = try await game.setActive(active: false)
            try await until { recorder.changes.count == 2 }  // Reports that were under way have come before it.
            try await expectStandstill { recorder.reports.count }
            #expect(!game.view().thinking)
            let before = recorder.reports.count
            _ = try await game.setActive(active: true)
            try await until { recorder.reports.count > before }
            #expect(recorder.changes.map(\.cause) == [.played, .paused, .continued])
        }

        @Test("undo in mid-thought stops it and takes the stone back")
        func undo() async throws {
            let recorder = Recorder()
            let game = try await thinking(recorder)
            defer { game.shut() }
            let revision = try await game.undo(revision: 1)
            try await until { recorder.changes.count == 2 }
            try await expectStandstill { recorder.reports.count }
            #expect(game.view().turn == .person(seat: .first))
            _ = try await game.play(point: 113, revision: revision)
        }

        @Test("closing stops the thinking")
        func closing() async throws {
            let recorder = Recorder()
            let game = try await thinking(recorder)
            game.shut()
            try await expectStandstill { recorder.reports.count }
            #expect(game.view().turn == .computer(seat: .second), "nothing was played")
        }

        @Test("letting go of a game stops the thinking")
        func lettingGo() async throws {
            let recorder = Recorder()
            _ = try await thinking(recorder)
            try await expectStandstill { recorder.reports.count }
            try await until { liveObjects().games == 0 }
        }

        @Test("cancelling a hint stops its search")
        func cancellingHint() async throws {
            let game = try await GameSession.start(betweenPeople, options: endless)
            defer { game.close() }
            let reports = Locked(0)
            let hint = Task { try await game.advise(revision: 0) { _ in reports.with { $0 += 1 } } }
            try await until { reports.with { $0 } >= 2 }
            hint.cancel()
            await #expect(throws: CancellationError.self) { try await hint.value }
            try await until { liveObjects().searching == 0 }
            try await expectStandstill { reports.with { $0 } }
            #expect(liveObjects().searches == 0)
        }

        @Test("a hint that is cancelled before it begins leaves nothing behind")
        func cancellingAtOnce() async throws {
            let game = try await GameSession.start(betweenPeople, options: endless)
            defer { game.close() }
            for round in 0..<50 {
                let hint = Task { try await game.advise(revision: 0) }
                if round % 2 == 0 { try await Task.sleep(for: .milliseconds(1)) }
                hint.cancel()
                await #expect(throws: CancellationError.self) { try await hint.value }
            }
            try await until { liveObjects().searching == 0 && liveObjects().searches == 0 }
        }

        @Test("closing the game ends a hint under way")
        func closingUnderHint() async throws {
            let game = try await GameSession.start(betweenPeople, options: endless)
            let hasBegun = Locked(false)
            let hint = Task { try await game.advise(revision: 0) { _ in hasBegun.with { $0 = true } } }
            try await until { hasBegun.with { $0 } }
            game.close()
            await #expect(throws: AdviceError.Closed) { try await hint.value }
        }

        @Test("intents pass while the computer thinks without end")
        func intents() async throws {
            let game = try await GameSession.start(against(.hard), options: endless)
            defer { game.close() }
            var revision: UInt64 = 0
            for point in 0..<20 as Range<UInt32> {
                let progress = game.progress
                revision = try await game.play(point, revision: revision)
                for await report in progress where report.revision == revision { break }
                revision = try await game.undo(revision: revision)
            }
            #expect(revision == 40)
        }
    }
}
