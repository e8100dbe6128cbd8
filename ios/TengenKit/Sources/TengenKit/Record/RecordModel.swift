import Observation

/// What the screens show of records.
public struct RecordState: Hashable, Sendable {
    /// The games of the file that was opened last, where it has several.
    public var games: [RecordSummary] = []
    /// Whether a file is under way, in or out.
    public var isBusy = false
    /// Why the last file was not opened, shown or shared; until the person has read it.
    public var refusal: RecordRefusal?

    public init() {}
}

/// What a person wants with records.
public enum RecordIntent: Hashable, Sendable {
    /// Picks a file and opens it.
    case open
    /// Steps through a game of the file, by its place in the list.
    case choose(game: Int)
    case closeRefusal
}

/// A game of an opened file.
@MainActor
public struct OpenedGame {
    public let replay: any ReplayPort
    public let summary: RecordSummary
    /// What is wrong with the file, in English.
    public let warnings: [String]

    public init(replay: any ReplayPort, summary: RecordSummary, warnings: [String]) {
        self.replay = replay
        self.summary = summary
        self.warnings = warnings
    }
}

/// Files of games: opened from the device, and passed on to others. A refusal leaves everything as it was.
@Observable
@MainActor
public final class RecordModel {
    /// What the screens show.
    public private(set) var state = RecordState()

    private let scope: TaskScope
    private let reader: any RecordReader
    private let files: any RecordFiles
    private let onList: @MainActor () -> Void
    private let onReplay: @MainActor (OpenedGame) -> Void
    private var file: (any RecordPort)?

    /// `onList` is called when a file has several games, `onReplay` with the one to step through.
    public init(
        scope: TaskScope,
        reader: any RecordReader,
        files: any RecordFiles,
        onList: @escaping @MainActor () -> Void,
        onReplay: @escaping @MainActor (OpenedGame) -> Void
    ) {
        self.scope = scope
        self.reader = reader
        self.files = files
        self.onList = onList
        self.onReplay = onReplay
    }

    public func onIntent(_ intent: RecordIntent) {
        switch intent {
        case .open:
            work { model in
                if let bytes = try await model.files.pick() { try await model.open(bytes) }
            }
        case .choose(let game):
            work { model in
                if let file = model.file { try await model.replay(file, game) }
            }
        case .closeRefusal: state.refusal = nil
        }
    }

    /// Passes a game on.
    public func share(_ file: RecordFile) {
        work { try await $0.files.share(file) }
    }

    private func open(_ bytes: [UInt8]) async throws {
        let opened = try await reader.open(bytes)
        if opened.games.count == 1 {
            try await replay(opened, 0)
            return
        }
        file = opened
        state.games = opened.games
        onList()
    }

    private func replay(_ file: any RecordPort, _ game: Int) async throws {
        let replay = try await file.replay(game)
        onReplay(OpenedGame(replay: replay, summary: file.games[game], warnings: file.warnings))
    }

    /// One file at a time: a second tap on what is under way does nothing.
    private func work(_ step: @escaping @MainActor (RecordModel) async throws -> Void) {
        if state.isBusy { return }
        state.isBusy = true
        state.refusal = nil
        scope.launch { [weak self] in
            guard let self else { return }
            do {
                try await step(self)
            } catch let refusal as RecordRefusal {
                self.state.refusal = refusal
            } catch is CancellationError {
                // Whoever asked is gone.
            } catch {
                self.state.refusal = .failed(reason: "\(error)")
            }
            self.state.isBusy = false
        }
    }
}
