import Foundation
import TengenCore
import Testing

extension CoreTests {
    /// Every typed error, brought about by a caller's fault.
    @Suite struct RefusalTest {
        /// The errors of one type that were met.
        private struct Met<Refusal: HasKind> {
            private var kinds: Set<Refusal.Kind> = []

            /// Those that no caller's fault brought about.
            var unmet: [Refusal.Kind] { Refusal.Kind.allCases.filter { !kinds.contains($0) } }

            mutating func refused(_ expected: Refusal, _ call: () async throws -> Void) async {
                await refused("\(expected)", { $0 == expected }, call)
            }

            mutating func refused(
                _ name: String,
                _ isExpected: (Refusal) -> Bool,
                _ call: () async throws -> Void
            ) async {
                do {
                    try await call()
                    Issue.record("not refused: \(name)")
                } catch let error as Refusal where isExpected(error) {
                    kinds.insert(error.kind)
                } catch {
                    Issue.record("\(error) instead of \(name)")
                }
            }
        }

        private func game(
            _ config: GameConfig,
            options: GameOptions = atOnce,
            work: (GameSession) async throws -> Void
        ) async throws {
            let game = try await GameSession.start(config, options: options)
            defer { game.close() }
            try await work(game)
        }

        @Test("every refusal of an intent")
        func intents() async throws {
            var met = Met<GameError>()
            try await game(betweenPeople) { game in
                await met.refused(.NothingToUndo) { try await game.undo(revision: 0) }
                await met.refused(.NothingToRedo) { try await game.redo(revision: 0) }
                await met.refused(.NoPass) { try await game.pass(revision: 0) }
                await met.refused(.NothingToChoose) { try await game.choose(.offerTen, revision: 0) }
                for far: UInt32 in [225, 65536, .max] {
                    await met.refused(.OffBoard(point: far)) { try await game.play(far, revision: 0) }
                }
                try await game.play(112, revision: 0)
                await met.refused(.Stale(seen: 0, current: 1)) { try await game.play(113, revision: 0) }
                await met.refused(.Occupied(point: 112)) { try await game.play(112, revision: 1) }
                try await game.setActive(false)
                await met.refused(.Paused) { try await game.play(113, revision: 1) }
                try await game.setActive(true)
                try await game.resign(revision: 1)
                await met.refused(.Over) { try await game.play(113, revision: 2) }
                game.close()
                await met.refused(.Closed) { try await game.undo(revision: 2) }
                await met.refused(.Closed) { try await game.setActive(true) }
            }
            try await game(against(.hard), options: endless) { game in
                try await game.play(112, revision: 0)
                await met.refused(.NotYourTurn) { try await game.play(113, revision: 1) }
            }
            let betweenComputers = against(.easy).with { $0.first = .computer(level: .easy) }
            try await game(betweenComputers, options: endless) { game in
                await met.refused(.NoPerson) { try await game.resign(revision: 0) }
            }
            try await game(betweenPeople.with { $0.variant = .five(.renju) }) { game in
                let revision = try await game.play(crossing)
                await met.refused(.Forbidden(point: point(8, 6), foul: .doubleThree)) {
                    try await game.play(point(8, 6), revision: revision)
                }
            }
            try await game(betweenPeople.with { $0.variant = .five(opening: .pro) }) { game in
                await met.refused(.OutsideOpening(point: 0, area: "the centre point")) {
                    try await game.play(0, revision: 0)
                }
            }
            try await openingRefusals(&met)
            try await goRefusals(&met)
            #expect(met.unmet == [.internal], "faults inside are not to be had")
        }

        private func openingRefusals(_ met: inout Met<GameError>) async throws {
            let config = betweenPeople.with { $0.variant = .five(.renju, opening: .soosorv8) }
            let game = try await GameSession.start(config, options: atOnce)
            defer { game.close() }
            var revision = try await game.play([point(7, 7), point(7, 6), point(8, 8)])
            await met.refused(.OtherTask) { try await game.play(point(5, 5), revision: revision) }
            await met.refused(.NoSuchOption(choice: .offerTen)) {
                try await game.choose(.offerTen, revision: revision)
            }
            revision = try await game.choose(.play(stone: .black), revision: revision)
            revision = try await game.play(point(6, 8), revision: revision)
            revision = try await game.choose(.fifthMoves(count: 2), revision: revision)
            revision = try await game.choose(.play(stone: .black), revision: revision)
            revision = try await game.play(point(3, 3), revision: revision)
            await met.refused(.Symmetrical(point: point(3, 3), offered: point(3, 3))) {
                try await game.play(point(3, 3), revision: revision)
            }
            revision = try await game.play(point(3, 5), revision: revision)
            await met.refused(.NotOffered(point: point(9, 9))) {
                try await game.play(point(9, 9), revision: revision)
            }
        }

        private func goRefusals(_ met: inout Met<GameError>) async throws {
            try await game(goBetweenPeople()) { game in
                await met.refused(.NotCounting) { try await game.acceptCount(revision: 0) }
                // Black takes the ko at E5; then White may not take back at D5.
                let ko = try await game.play(text: "D6 E6 C5 F5 D4 E4 A1 D5 E5")
                await met.refused(.Ko(point: goPoint("D5"))) {
                    try await game.play(goPoint("D5"), revision: ko)
                }
            }
            // On three points in a row each side captures in turn, until the stones stand as before.
            let row = goBetweenPeople(.go(superko: true)).with { ($0.width, $0.height) = (3, 1) }
            try await game(row) { game in
                var revision: UInt64 = 0
                for point: UInt32 in [0, 2, 1, 2] { revision = try await game.play(point, revision: revision) }
                await met.refused(.Superko(point: 0, after: 2)) { try await game.play(0, revision: revision) }
            }
            try await game(goBetweenPeople()) { game in
                let revision = try await game.play(text: "A2 J9 B1")
                await met.refused(.Suicide(point: goPoint("A1"))) {
                    try await game.play(goPoint("A1"), revision: revision)
                }
            }
            try await game(goBetweenPeople()) { game in
                var revision = try await game.play(text: divided)
                revision = try await game.await { $0.go?.scoring?.judging == false }.revision
                await met.refused(.Counting) { try await game.play(goPoint("A1"), revision: revision) }
                await met.refused(.NoStone(point: goPoint("A1"))) {
                    try await game.markDead(goPoint("A1"), revision: revision)
                }
            }
        }

        @Test("every refusal of a start")
        func starts() async throws {
            var met = Met<StartError>()
            let start = { (config: GameConfig) in try await GameSession.start(config).close() }
            await met.refused(.BoardSize(width: 4, height: 15)) {
                try await start(betweenPeople.with { $0.width = 4 })
            }
            await met.refused(.BoardSize(width: 15, height: 4_000_000_000)) {
                try await start(betweenPeople.with { $0.height = 4_000_000_000 })
            }
            await met.refused(.OpeningDoesNotFit(opening: .swap2, rule: .renju)) {
                try await start(betweenPeople.with { $0.variant = .five(.renju, opening: .swap2) })
            }
            await met.refused(.Handicap(stones: 1, most: 9)) {
                try await start(goBetweenPeople(.go(handicap: 1)))
            }
            await met.refused(.Komi(halfPoints: 801)) { try await start(goBetweenPeople(.go(komi: 801))) }
            await met.refused(.Clock(reason: "a clock without time: limit is zero")) {
                try await start(betweenPeople.with { $0.timeControl = .perMove(limit: 0) })
            }
            let store = try await openStore(folder: newFolder().path)
            store.shut()
            await met.refused(.NotStored(reason: "the store is closed")) {
                try await GameSession.start(betweenPeople, store: store).close()
            }
            // The core's own tests damage a saved game.
            #expect(met.unmet == [.keptAside, .internal])
        }

        @Test("every refusal of advice")
        func advice() async throws {
            var met = Met<AdviceError>()
            try await game(betweenPeople) { game in
                await met.refused(.Stale(seen: 3, current: 0)) { _ = try await game.advise(revision: 3) }
                await met.refused(.NotGo) { _ = try await game.estimate(revision: 0) }
                try await game.resign(revision: 0)
                await met.refused(.Over) { _ = try await game.advise(revision: 1) }
                game.close()
                await met.refused(.Closed) { _ = try await game.advise(revision: 1) }
            }
            try await game(against(.easy), options: endless) { game in
                try await game.play(112, revision: 0)
                await met.refused(.NotYourTurn) { _ = try await game.advise(revision: 1) }
            }
            try await game(betweenPeople.with { $0.variant = .five(opening: .swap) }) { game in
                try await game.play([0, 1, 2])
                await met.refused(.ChoiceAsked) { _ = try await game.advise(revision: 3) }
            }
            #expect(met.unmet == [.internal])
        }

        @Test("every refusal of a record")
        func records() async throws {
            var met = Met<RecordError>()
            await met.refused("no record", { $0.kind == .noRecord }, { _ = try await openRecord(bytes: Data()) })
            let large = Data(repeating: 0x20, count: 64 << 20)
            await met.refused("a large file", { $0.kind == .tooLarge }, { _ = try await openRecord(bytes: large) })
            let record = try await openRecord(bytes: Data("(;GM[1]SZ[9];B[ee];W[cc])".utf8))
            await met.refused(.NotShown(game: 1)) { _ = try await record.replay(game: 1) }
            let replay = try await record.replay(game: 0)
            await met.refused(.NoFrame(number: 3, last: 2)) { _ = try replay.frame(number: 3) }
            #expect(met.unmet == [.internal])
        }

        @Test("every refusal of the store")
        func stores() async throws {
            var met = Met<StoreError>()
            let folder = try newFolder()
            let store = try await openStore(folder: folder.path)
            await met.refused(.InUse) { try await openStore(folder: folder.path).shut() }
            store.shut()
            await met.refused(.Closed) { _ = try await store.settings() }
            let file = folder.appending(path: "file")
            try Data().write(to: file)
            let isDisk = { (error: StoreError) in error.kind == .disk }
            await met.refused("a file is no folder", isDisk) { try await openStore(folder: file.path).shut() }
            // The core's own tests damage documents.
            #expect(met.unmet == [.damaged, .newer])
        }
    }
}
