import Foundation
import TengenCore
import TengenKit
import TengenKitCore
import Testing

import struct TengenKit.GameChange
import struct TengenKit.GameChoice
import struct TengenKit.GameConfig
import enum TengenKit.GameVariant
import struct TengenKit.GameView
import enum TengenKit.Opening
import struct TengenKit.Settings

/// The core behind the models' protocols.
@MainActor
struct CoreGameTest {
    private static let atOnce = GameOptions(smallestThinkingTime: 0, untilStopped: false)
    private let betweenPeople = GameConfig(
        variant: .five(GameVariant.Five()),
        size: .square(15),
        first: .person,
        second: .person,
        timeControl: .off,
        seed: -1
    )

    private func withStore(_ work: @MainActor (Store) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tengen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = try await openStore(folder: folder.path())
        defer { store.shut() }
        try await work(store)
    }

    @Test("a game against the computer is played out and found again", .timeLimit(.minutes(2)))
    func playedOut() async throws {
        try await withStore { store in
            let house = CoreHouse(store, options: Self.atOnce)
            #expect(try await house.resume() == nil)
            var config = betweenPeople
            config.second = .computer(.hard)
            let game = try await house.start(config)
            let changes = game.changes()
            var over = game.view
            try await playFirstFree(over, game)
            for await change in changes {
                over = change.view
                if over.turn == .over { break }
                if over.turn.isPersons { try await playFirstFree(over, game) }
            }
            #expect(game.view == over)
            await game.close()
            #expect(over.outcome?.reason == .five)
            #expect(over.outcome?.winner == .second)
            #expect(over.outcome?.line.allSatisfy { over.stones[$0] == .white } == true)
            let found = try #require(try await house.resume())
            #expect(found.view == over)
            await found.close()
        }
    }

    private func playFirstFree(_ view: GameView, _ game: any GamePort) async throws {
        let free = try #require((0..<view.stones.area).first { view.stones[$0] == nil })
        try await game.play(free, revision: view.revision)
    }

    @Test("changes come with their cues")
    func cues() async throws {
        try await withStore { store in
            let game = try await CoreHouse(store, options: Self.atOnce).start(betweenPeople)
            let changes = game.changes()
            try await game.play(112, revision: 0)
            try await game.undo(revision: 1)
            var heard: [GameChange] = []
            for await change in changes {
                heard.append(change)
                if heard.count == 2 { break }
            }
            #expect(heard.flatMap(\.cues) == [.stonePlaced, .undone])
            #expect(heard[1].removed.map(\.point) == [112])
            await game.close()
        }
    }

    @Test("a game of Go is played and counted")
    func countedGo() async throws {
        try await withStore { store in
            let house = CoreHouse(store, options: Self.atOnce)
            #expect(house.usualKomi(.japanese) == 13)
            #expect(house.mostHandicap(.square(19)) == 9)
            #expect(house.mostHandicap(.square(7)) == 4)
            let size = BoardSize.square(9)
            let game = try await house.start(goBetweenPeople)
            var revision = 0
            // A wall each; a white stone dies in Black's corner.
            for row in 0...8 {
                for column in [3, 5] {
                    try await game.play(size.point(column: column, row: row), revision: revision)
                    revision += 1
                }
            }
            let intruder = size.point(column: 1, row: 1)
            try await game.pass(revision: revision)
            try await game.play(intruder, revision: revision + 1)
            await #expect(throws: GameRefusal.self) { try await game.acceptCount(revision: revision + 2) }
            try await game.pass(revision: revision + 2)
            try await game.pass(revision: revision + 3)
            var view = try await seen(game) { $0.go?.scoring?.judging == false }
            #expect(view.go?.phase == .scoring)
            #expect(view.turn == .scoring)
            await refused(.noStone) { [view] in try await game.markDead(0, revision: view.revision) }
            if view.go?.scoring?.dead.contains(intruder) == false {
                try await game.markDead(intruder, revision: view.revision)
                view = try await seen(game) { $0.go?.scoring?.dead.contains(intruder) == true }
            }
            // Black has 4 columns, White as many and the komi.
            #expect(view.go?.scoring?.black.total == 72)
            #expect(view.go?.scoring?.white.total == 72 + 15)
            try await game.acceptCount(revision: view.revision)
            let over = try await seen(game) { $0.turn == .over }
            #expect(over.outcome?.reason == .count)
            #expect(over.outcome?.winner == .second)
            #expect(over.outcome?.halfPoints == -15)
            #expect(TextsEn().ending(try #require(over.outcome), over) == "White wins by 7.5 points.")
            let replay = try game.replay()
            #expect(replay.last == 22)
            #expect(replay.frame(20).stones[intruder] == .white)
            await game.close()
        }
    }

    @Test("a ko is explained")
    func explainedKo() async throws {
        try await withStore { store in
            let size = BoardSize.square(9)
            let game = try await CoreHouse(store, options: Self.atOnce).start(goBetweenPeople)
            let moves = [(1, 0), (2, 0), (0, 1), (3, 1), (1, 2), (2, 2), (2, 1), (1, 1)]
            for (revision, move) in moves.enumerated() {
                try await game.play(size.point(column: move.0, row: move.1), revision: revision)
            }
            let view = try await seen(game) { $0.revision == 8 }
            let point = size.point(column: 2, row: 1)
            #expect(view.second.captures == 1)
            #expect(view.go?.ko == point)
            await refused(.ko(point: point)) { try await game.play(point, revision: 8) }
            await game.close()
        }
    }

    private var goBetweenPeople: GameConfig {
        var config = betweenPeople
        config.variant = .go(GameVariant.Go())
        config.size = .square(9)
        return config
    }

    /// Waits for a view of a game.
    private func seen(_ game: any GamePort, _ condition: (GameView) -> Bool) async throws -> GameView {
        while !condition(game.view) { try await Task.sleep(for: .milliseconds(2)) }
        return game.view
    }

    @Test("hints and heat come from the same reading")
    func hints() async throws {
        try await withStore { store in
            let game = try await CoreHouse(store, options: Self.atOnce).start(betweenPeople)
            #expect(try await game.hint(revision: 0).reason == .takesCentre)
            for stone in 0...7 { try await game.play((stone % 2 == 0 ? 108 : 138) + stone / 2, revision: stone) }
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
            let house = CoreHouse(store, options: Self.atOnce)
            let game = try await house.start(betweenPeople)
            try await game.play(112, revision: 0)
            await refused(.stale) { try await game.play(113, revision: 0) }
            await refused(.occupied(point: 112)) { try await game.play(112, revision: 1) }
            await refused(.passNotAllowed) { try await game.pass(revision: 1) }
            await refused(.nothingToRedo) { try await game.redo(revision: 1) }
            try await game.resign(revision: 1)
            await refused(.over) { _ = try await game.hint(revision: 2) }
            await game.close()
            await #expect(throws: GameRefusal.self) { try await game.undo(revision: 2) }
            var tooSmall = betweenPeople
            tooSmall.size = .square(3)
            await #expect(throws: GameRefusal.self) { _ = try await house.start(tooSmall) }
            #expect(house.openings(rule: .renju, size: .square(19)) == [Opening.free, .centreFirst])
        }
    }

    private func refused(_ refusal: GameRefusal, _ call: @MainActor () async throws -> Void) async {
        await #expect(throws: refusal) { try await call() }
    }

    @Test("settings and choices come back")
    func settings() async throws {
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
            choice.game = .go
            choice.go.side = 13
            choice.go.variant.ruleSet = .japanese
            choice.go.variant.komi = 1
            choice.go.variant.handicap = 4
            choice.go.variant.computerResigns = false
            choice.opening = .swap2
            choice.timeControl = .byoYomi(main: .seconds(60), period: .seconds(30), periods: 3)
            try await port.save(settings)
            try await port.save(choice)
            #expect(await port.settings() == settings)
            #expect(await port.choice() == choice)
        }
    }
}
