import Foundation
import Testing

@testable import TengenCore

extension CoreTests {
    @Suite struct LogTest {
        @Test("what goes wrong inside is told to the sink")
        func sink() async throws {
            let sink = Sink()
            #expect(startLog(sink: sink))
            #expect(!startLog(sink: nil), "only once")

            let folder = try newFolder()
            try Data("no store".utf8).write(to: folder.appending(path: "tengen.redb"))
            try await openStore(folder: folder.path).shut()
            #expect(sink.has { $0 == .warning && $1.contains("tengen-damaged-1.redb") }, "\(sink.lines)")

            let listener = Recorder { _ in throw Thrown() }
            let game = try startGame(config: betweenPeople, options: atOnce, listener: listener)
            defer { game.shut() }
            _ = try await game.play(point: 112, revision: 0)
            try await until { sink.has { $1.contains("thrown by a test") } }
        }
    }
}

private final class Sink: LogSink {
    private let heard = Locked<[(LogGravity, String)]>([])

    var lines: [(LogGravity, String)] { heard.with { $0 } }

    func has(_ condition: (LogGravity, String) -> Bool) -> Bool { lines.contains(where: condition) }

    func line(gravity: LogGravity, text: String) {
        heard.with { $0.append((gravity, text)) }
    }
}
