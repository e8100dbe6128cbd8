import Foundation
import TengenCore
import TengenKit
import TengenKitCore
import Testing

import struct TengenKit.GameConfig
import enum TengenKit.GameVariant
import struct TengenKit.RecordSummary

/// The core's records behind the models' protocols.
@MainActor
struct CoreRecordTest {
    private func open(_ text: String) async throws -> any RecordPort {
        try await CoreRecords().open(Array(text.utf8))
    }

    @Test("a file of several games is listed and each is shown")
    func severalGames() async throws {
        let text =
            "(;GM[1]SZ[9]PB[An]PW[Bo]RE[W+R]DT[2026-12-07];B[ee];W[cc]C[A quiet move])"
            + "(;GM[4]SZ[15]GN[Final];B[hh])(;GM[3])"
        let record = try await open(text)
        let go = RecordSummary(
            game: .go,
            size: .square(9),
            black: "An",
            white: "Bo",
            result: "W+R",
            date: "2026-12-07",
            moves: 2
        )
        let five = RecordSummary(game: .five, size: .square(15), name: "Final", moves: 1)
        #expect(Array(record.games.prefix(2)) == [go, five])
        #expect(record.warnings.count == 1 && record.warnings[0].contains("game 3"), "of the game of chess only")
        #expect(record.games.last?.game == nil)
        #expect(record.games.last?.isShown == false)
        let replay = try await record.replay(0)
        #expect(replay.last == 2)
        #expect(replay.frame(2).comment == "A quiet move")
        #expect(try await record.replay(1).game == .five)
        await #expect(throws: RecordRefusal.notShown(game: 2)) { _ = try await record.replay(2) }
    }

    @Test("a damaged file shows what can be read")
    func damagedFile() async throws {
        let record = try await open("(;GM[1]SZ[9];B[ee];W[ee];B[cc]")
        #expect(record.warnings.count == 2)
        #expect(record.warnings.allSatisfy { $0.contains("line 1") })
        #expect(try await record.replay(0).last == 3)
    }

    @Test("psq and lists of moves are read too")
    func otherFormats() async throws {
        let psq = try await open("Piskvorky 20x20, 11:11, 0\n11,10,1000\n12,11,900\n")
        #expect(psq.games.map(\.size) == [.square(20)])
        #expect(psq.games.map(\.moves) == [2])
        let replay = try await open("h8 i9 j10").replay(0)
        #expect(replay.frame(2).label == "J9")
        #expect(replay.record.contains("GM[4]"), "shared as SGF")
    }

    @Test("a file that is no record is refused")
    func noRecord() async throws {
        for text in ["Dear diary", ""] {
            do {
                _ = try await open(text)
                Issue.record("not refused")
            } catch RecordRefusal.noRecord {}
        }
        let large = [UInt8](repeating: 0, count: RecordFile.largest + 1)
        await #expect(throws: RecordRefusal.tooLarge) { _ = try await CoreRecords().open(large) }
    }

    @Test("a shared game is opened as it was played")
    func sharedGame() async throws {
        try await shared(.five(GameVariant.Five()), .square(15)) { game in
            for (revision, point) in [112, 113, 97, 127, 82].enumerated() {
                try await game.play(point, revision: revision)
            }
            try await game.undo(revision: 5)
        }
        let size = BoardSize.square(9)
        var go = GameVariant.Go()
        go.handicap = 2
        go.komi = 1
        try await shared(.go(go), size) { game in
            try await game.play(size.point(column: 4, row: 4), revision: 0)
            try await game.pass(revision: 1)
            try await game.play(size.point(column: 4, row: 5), revision: 2)
            try await game.resign(revision: 3)
        }
    }

    /// Plays a game, shares and opens it, and compares every frame of both.
    private func shared(
        _ variant: GameVariant,
        _ size: BoardSize,
        _ play: @MainActor (any GamePort) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tengen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = try await openStore(folder: folder.path())
        defer { store.shut() }
        let options = GameOptions(smallestThinkingTime: 0, untilStopped: false)
        let config = GameConfig(
            variant: variant,
            size: size,
            first: .person,
            second: .person,
            timeControl: .off,
            seed: 7
        )
        let game = try await CoreHouse(store, options: options).start(config)
        try await play(game)
        let played = try game.replay()
        #expect(game.record() == played.record)
        let record = try await open(game.record())
        #expect(record.warnings == [])
        let opened = try await record.replay(0)
        #expect(opened.game == variant.kind)
        #expect(opened.size == size)
        #expect((0...opened.last).map(opened.frame) == (0...played.last).map(played.frame))
        let board = opened.frame(opened.last).stones
        #expect(size.points.contains { board[$0] == .white })
        #expect(opened.record == played.record, "the same once more")
        await game.close()
    }
}
