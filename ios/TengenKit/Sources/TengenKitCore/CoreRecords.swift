import Foundation
import TengenCore
import TengenKit

import struct TengenKit.RecordSummary

/// Records that the core reads.
public final class CoreRecords: RecordReader {
    public init() {}

    public func open(_ bytes: [UInt8]) async throws -> any RecordPort {
        try await told {
            let handle = try await openRecord(bytes: Data(bytes))
            // A file may have thousands of games, whose moves are counted here.
            let games = await Task.detached { handle.games().map { $0.toScreen() } }.value
            return CoreRecord(handle, games: games)
        }
    }
}

/// A file that the core has read.
private final class CoreRecord: RecordPort {
    let games: [RecordSummary]
    let warnings: [String]

    private let handle: RecordHandle

    init(_ handle: RecordHandle, games: [RecordSummary]) {
        self.handle = handle
        self.games = games
        warnings = handle.warnings()
    }

    func replay(_ game: Int) async throws -> any ReplayPort {
        try await told {
            let place = UInt32(clamping: game)
            return CoreReplay(try await handle.replay(game: place), record: try handle.record(game: place))
        }
    }
}

@MainActor
private func told<T>(_ work: @MainActor () async throws -> T) async throws -> T {
    do {
        return try await work()
    } catch let error as RecordError {
        throw error.toScreen()
    }
}

extension TengenCore.RecordSummary {
    fileprivate func toScreen() -> RecordSummary {
        RecordSummary(
            game: game?.toScreen(),
            size: width == 0 || height == 0 ? nil : BoardSize(columns: Int(width), rows: Int(height)),
            black: black,
            white: white,
            result: result,
            date: date,
            name: name,
            moves: Int(moves)
        )
    }
}

extension RecordError {
    fileprivate func toScreen() -> RecordRefusal {
        switch self {
        case .TooLarge: .tooLarge
        case .NoRecord(let reason): .noRecord(reason: reason)
        case .NotShown(let game): .notShown(game: Int(game))
        case .NoFrame, .Internal: .failed(reason: "\(self)")
        }
    }
}
