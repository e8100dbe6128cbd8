import Foundation
import TengenCore
import TengenKit
import TengenKitCore
import Testing

import struct TengenKit.GameChange
import struct TengenKit.GameChoice
import struct TengenKit.GameConfig
import struct TengenKit.GameView
import enum TengenKit.Opening
import struct TengenKit.Settings

/// The core behind the models' protocols.
@MainActor
struct CoreGameTest {
    private static let atOnce = GameOptions(smallestThinkingTime: 0, untilStopped: false)
    private let betweenPeople = GameConfig(
        rule: .freestyle,
        size: .square(15),
        opening: .free,
        first: .person,
        second: .person,
        timeControl: .off,
        foulPolicy: .refused,
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
            choice.opening = .swap2
            choice.timeControl = .byoYomi(main: .seconds(60), period: .seconds(30), periods: 3)
            try await port.save(settings)
            try await port.save(choice)
            #expect(await port.settings() == settings)
            #expect(await port.choice() == choice)
        }
    }
}
