import Foundation
import TengenKit
import Testing

@testable import TengenGames

/// The core behind the screens' ports.
@MainActor
struct CoreGameTest {
    private let atOnce = Core.GameOptions(smallestThinkingTime: 0, untilStopped: false)

    private let betweenPeople = GameConfig(
        rule: .freestyle,
        size: .square(15),
        opening: .free,
        first: .person,
        second: .person,
        timeControl: .off,
        foulPolicy: .refused,
        seed: 7
    )

    private func withStore(_ work: (Core.Store) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await Core.openStore(folder: folder.path)
        defer { store.shut() }
        try await work(store)
    }

    @Test("a game against the computer is played out and found again")
    func playedOutAndFoundAgain() async throws {
        try await withStore { store in
            let house = CoreHouse(store, options: atOnce)
            #expect(try await house.resume() == nil)
            var config = betweenPeople
            config.second = .computer(.hard)
            let game = try await house.start(config)
            var changes = game.changes().makeAsyncIterator()
            while game.view.turn != .over {
                let free = try #require(game.view.config.size.points.first { game.view.stones[$0] == nil })
                try await game.play(free, revision: game.view.revision)
                while let change = await changes.next(), change.view.turn.isComputers {}
            }
            let over = game.view
            #expect(over.outcome?.reason == .five)
            #expect(over.outcome?.winner == .second)
            #expect(over.outcome?.line.allSatisfy { over.stones[$0] == .white } == true)
            await game.close()
            let found = try #require(try await house.resume())
            #expect(found.view == over)
            await found.close()
        }
    }

    @Test("changes come with their cues")
    func changesWithCues() async throws {
        try await withStore { store in
            let game = try await CoreHouse(store, options: atOnce).start(betweenPeople)
            var changes = game.changes().makeAsyncIterator()
            try await game.play(112, revision: 0)
            try await game.undo(revision: 1)
            let played = try #require(await changes.next())
            let undone = try #require(await changes.next())
            #expect(played.cues + undone.cues == [.stonePlaced, .undone])
            #expect(undone.removed.map(\.point) == [112])
            #expect(game.view == undone.view)
            await game.close()
            #expect(await changes.next() == nil)
        }
    }

    @Test("hints and heat come from the same reading")
    func hintsAndHeat() async throws {
        try await withStore { store in
            let game = try await CoreHouse(store, options: atOnce).start(betweenPeople)
            #expect(try await game.hint(revision: 0).reason == .goodPoint)
            for stone in 0..<8 {
                try await game.play((stone % 2 == 0 ? 108 : 138) + stone / 2, revision: stone)
            }
            let hint = try await game.hint(revision: 8)
            #expect(hint.reason == .wins)
            let heat = try await game.moveValues(revision: 8)
            #expect(heat.first?.point == hint.point)
            #expect(heat.first?.value == 100)
            #expect(heat.allSatisfy { (0...100).contains($0.value) })
            await game.close()
        }
    }

    @Test("refusals are the screens' own")
    func refusals() async throws {
        try await withStore { store in
            let house = CoreHouse(store, options: atOnce)
            let game = try await house.start(betweenPeople)
            try await game.play(112, revision: 0)
            await #expect(throws: GameRefusal.stale) { try await game.play(113, revision: 0) }
            await #expect(throws: GameRefusal.occupied(point: 112)) { try await game.play(112, revision: 1) }
            await #expect(throws: GameRefusal.passNotAllowed) { try await game.pass(revision: 1) }
            await #expect(throws: GameRefusal.nothingToRedo) { try await game.redo(revision: 1) }
            try await game.resign(revision: 1)
            await #expect(throws: GameRefusal.over) { _ = try await game.hint(revision: 2) }
            await game.close()
            await #expect(throws: GameRefusal.self) { try await game.undo(revision: 2) }
            var tiny = betweenPeople
            tiny.size = .square(3)
            await #expect(throws: GameRefusal.self) { _ = try await house.start(tiny) }
            #expect(house.openings(rule: .renju, size: .square(19)) == [.free, .centreFirst])
        }
    }

    @Test("settings and choices come back")
    func settingsAndChoices() async throws {
        try await withStore { store in
            let port = CoreSettings(store)
            #expect(await port.settings() == Settings())
            #expect(await port.choice() == GameChoice())
            var settings = Settings()
            settings.appearance = .dark
            settings.language = .zhHans
            settings.look = "night"
            settings.coordinates = false
            settings.moveNumbers = true
            settings.showForbidden = false
            settings.foulPolicy = .loses
            settings.leftHanded = true
            settings.reducedMotion = true
            settings.input = .press
            var choice = GameChoice()
            choice.level = nil
            choice.colour = .toss
            choice.side = 19
            choice.rule = .caro
            choice.opening = .swap2
            choice.timeControl = .byoYomi(main: .seconds(60), period: .seconds(30), periods: 3)
            try await port.save(settings)
            try await port.save(choice)
            #expect(await port.settings() == settings)
            #expect(await port.choice() == choice)
        }
    }
}

extension Turn {
    fileprivate var isComputers: Bool { if case .computer = self { true } else { false } }
}
