import Foundation
import TengenCore
import Testing

extension CoreTests {
    @Suite struct StoreTest {
        private let folder: URL

        init() throws {
            folder = try newFolder()
        }

        @Test("settings and choices come back")
        func settings() async throws {
            var (settings, choice) = try await folder.store { (try await $0.settings(), try await $0.choice()) }
            #expect(settings.look == "kaya")
            #expect(choice.level == .easy)
            settings.look = "night"
            settings.language = "zh-Hans"
            settings.input = .confirm
            settings.leftHanded = true
            choice.level = nil
            choice.side = 19
            choice.rule = .caro
            choice.game = .go
            choice.go.handicap = 3
            choice.timeControl = .byoYomi(main: 300, period: 30, periods: 3)
            let (set, chosen) = (settings, choice)
            try await folder.store { store in
                try await store.saveSettings(settings: set)
                try await store.saveChoice(choice: chosen)
            }
            try await folder.store { store in
                (settings, choice) = (try await store.settings(), try await store.choice())
                #expect(settings == set)
                #expect(choice == chosen)
                #expect(store.keptAside() == nil)
            }
        }

        @Test("killed at any ply of a game between people, the same view comes back")
        func killedBetweenPeople() async throws {
            try await folder.start(betweenPeople) { game in
                #expect(try await folder.killed().resumed() == game.view)
                var revision: UInt64 = 0
                for point in blackWins {
                    revision = try await game.play(point, revision: revision)
                    let view = try await game.await { $0.revision == revision }
                    #expect(try await folder.killed().resumed() == view)
                }
                revision = try await game.undo(revision: revision)
                let view = try await game.await { $0.revision == revision }
                #expect(try await folder.killed().resumed() == view)
            }
        }

        @Test("killed at any ply of an opening, the same view comes back")
        func killedInOpening() async throws {
            let config = betweenPeople.with { $0.variant = .five(.renju, opening: .taraguchi10) }
            try await folder.start(config) { game in
                var view = game.view
                while true {
                    #expect(try await folder.killed().resumed() == view)
                    guard let task = view.opening else { break }
                    let revision =
                        task.kind == .choose
                        ? try await game.choose(task.choices.last!, revision: view.revision)
                        : try await game.play(task.allowed.last!, revision: view.revision)
                    view = try await game.await { $0.revision == revision }
                }
                #expect(view.log.count > 10)
            }
        }

        @Test("killed after every ply of a game against the computer, it is played to its end")
        func killedAgainstComputer() async throws {
            try await folder.start(against(.medium), options: endless) { _ in }
            var (at, view) = try await folder.onePly(endless) { $0.view }
            while view.turn != .over {
                let before = view
                (at, view) = try await at.onePly(before.turn.isComputers ? atOnce : endless) { game in
                    if !before.turn.isComputers {
                        let free = UInt32(before.cells.firstIndex(of: 0)!)
                        try await game.play(free, revision: before.revision)
                    }
                    return try await game.await { $0.revision > before.revision }
                }
                #expect(view.log.count == before.log.count + 1)
            }
            #expect(view.outcome?.reason == .five)
        }

        @Test("a game left in mid-thought goes on when the app returns")
        func leftThinking() async throws {
            try await folder.start(against(.easy), options: endless) { game in
                try await game.play(112, revision: 0)
                try await game.setActive(false)
            }
            try await folder.resume { game in
                #expect(!game.view.thinking)
                try await game.setActive(true)
                let view = try await game.await { $0.turn == .person(seat: .first) }
                #expect(view.log.count == 2)
            }
        }

        @Test("the clocks stand still while the app is dead")
        func clocks() async throws {
            let config = betweenPeople.with { $0.timeControl = .fischer(main: 300, increment: 3) }
            let seen = try await folder.start(config) { game in
                try await game.play(112, revision: 0)
                try await game.setActive(false)
                return try await game.await { !$0.active }
            }
            try await folder.resume { #expect($0.view == seen) }
        }

        @Test("a new game takes the place of the one in progress, whatever that still does")
        func replaced() async throws {
            try await folder.store { store in
                let old = try await GameSession.start(betweenPeople, options: atOnce, store: store)
                defer { old.close() }
                let new = try await GameSession.start(
                    betweenPeople.with { $0.seed = 99 },
                    options: atOnce,
                    store: store
                )
                defer { new.close() }
                try await old.play(0, revision: 0)
                let change = try await old.change(after: { try await old.play(1, revision: 1) })
                #expect(change?.unsaved == "another game has taken this one's place")
                try await new.play(112, revision: 0)
            }
            try await folder.resume { game in
                #expect(game.view.config.seed == 99)
                #expect(game.view.log.map(\.action) == [.place(point: 112)])
            }
            try await folder.store { store in
                try await store.forgetGame()
                #expect(try await GameSession.resume(store, options: atOnce) == nil)
            }
        }

        @Test("a file that is no store is kept aside")
        func noStore() async throws {
            let text = "no store at all, but something that somebody may still want"
            try Data(text.utf8).write(to: folder.appending(path: "tengen.redb"))
            try await folder.store { store in
                let kept = try #require(store.keptAside())
                guard case .damaged = kept.reason else { throw Missed() }
                let aside = try Data(contentsOf: folder.appending(path: kept.fileName))
                #expect(String(decoding: aside, as: UTF8.self) == text)
                #expect(try await store.settings().look == "kaya")
                #expect(try await GameSession.resume(store, options: atOnce) == nil)
            }
        }

        @Test("a file cut short is kept aside, and the next one again")
        func cutShort() async throws {
            for time in 1...2 {
                try await folder.start(betweenPeople) { _ in }
                let file = folder.appending(path: "tengen.redb")
                try Data(contentsOf: file).prefix(1000).write(to: file)
                try await folder.store { store in
                    #expect(store.keptAside()?.fileName == "tengen-damaged-\(time).redb")
                }
            }
        }
    }
}

extension Turn {
    fileprivate var isComputers: Bool {
        if case .computer = self { true } else { false }
    }
}

extension GameSession {
    /// The first change that an intent brings about.
    fileprivate func change(after intent: () async throws -> Void) async throws -> GameChange? {
        var changes = changes.makeAsyncIterator()
        try await intent()
        return await changes.next()
    }
}

/// A folder with a store.
extension URL {
    @discardableResult
    fileprivate func store<Answer>(_ work: (Store) async throws -> Answer) async throws -> Answer {
        let store = try await openStore(folder: path)
        defer { store.shut() }
        return try await work(store)
    }

    /// Begins a game there and closes it after the work.
    @discardableResult
    fileprivate func start<Answer>(
        _ config: GameConfig,
        options: GameOptions = atOnce,
        work: (GameSession) async throws -> Answer
    ) async throws -> Answer {
        try await store { store in
            let game = try await GameSession.start(config, options: options, store: store)
            defer { game.close() }
            return try await work(game)
        }
    }

    /// Goes on with the game there and closes it after the work.
    @discardableResult
    fileprivate func resume<Answer>(
        options: GameOptions = atOnce,
        work: (GameSession) async throws -> Answer
    ) async throws -> Answer {
        try await store { store in
            let game = try #require(try await GameSession.resume(store, options: options))
            defer { game.close() }
            return try await work(game)
        }
    }

    /// The view with which the game there goes on.
    fileprivate func resumed() async throws -> GameView {
        try await resume(options: endless) { $0.view }
    }

    /// The folder as a killed app leaves it: the bytes on the disk at this moment.
    fileprivate func killed() throws -> URL {
        let copy = try newFolder()
        for file in try FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil) {
            try Data(contentsOf: file).write(to: copy.appending(path: file.lastPathComponent))
        }
        return copy
    }

    /// Goes on with the game there, kills the app after one ply, and checks what is then resumed.
    fileprivate func onePly(
        _ options: GameOptions,
        act: (GameSession) async throws -> GameView
    ) async throws -> (URL, GameView) {
        try await resume(options: options) { game in
            let view = try await act(game)
            let copy = try killed()
            #expect(try await copy.resumed() == view)
            return (copy, view)
        }
    }
}
