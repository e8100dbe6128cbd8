import Foundation
import Observation
import TengenKit

/// The device's files, by the system's own screens: the person hands out one file at a time.
@Observable
@MainActor
final class DeviceFiles: RecordFiles {
    /// A file that lies ready for other apps.
    struct Shared: Identifiable {
        let url: URL

        var id: URL { url }
    }

    /// Whether the list of files is shown.
    var isPicking = false

    /// The file that is being passed on.
    var shared: Shared?

    @ObservationIgnored private var choice: CheckedContinuation<URL?, any Error>?

    func share(_ file: RecordFile) async throws {
        do {
            shared = Shared(url: try await Task.detached { try Self.write(file) }.value)
        } catch {
            throw RecordRefusal.notShared(reason: "\(error)")
        }
    }

    func pick() async throws -> [UInt8]? {
        do {
            guard let url = try await chosen() else { return nil }
            return try await Task.detached { try Self.read(url) }.value
        } catch let refusal as RecordRefusal {
            throw refusal
        } catch {
            throw RecordRefusal.unreadable(reason: "\(error)")
        }
    }

    /// Tells what was chosen.
    func picked(_ result: Result<[URL], any Error>) {
        choice?.resume(with: result.map(\.first))
        choice = nil
    }

    /// Tells that nothing was chosen.
    func leftPicking() { picked(.success([])) }

    private func chosen() async throws -> URL? {
        leftPicking()
        return try await withCheckedThrowingContinuation {
            choice = $0
            isPicking = true
        }
    }

    private nonisolated static func read(_ url: URL) throws -> [UInt8] {
        let isLent = url.startAccessingSecurityScopedResource()
        defer { if isLent { url.stopAccessingSecurityScopedResource() } }
        var read: Result<[UInt8], any Error> = .success([])
        var fault: NSError?
        // A file that lies in the cloud is fetched first.
        NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, options: [], error: &fault) { url in
            read = Result { try bytes(of: url) }
        }
        if let fault { throw fault }
        return try read.get()
    }

    /// No more of a file than a record may have.
    private nonisolated static func bytes(of url: URL) throws -> [UInt8] {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        let bytes = try file.read(upToCount: RecordFile.largest + 1) ?? Data()
        if bytes.count > RecordFile.largest { throw RecordRefusal.tooLarge }
        return [UInt8](bytes)
    }

    /// Beside other passing files, which the system clears away.
    private nonisolated static func write(_ file: RecordFile) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "records", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: file.name, directoryHint: .notDirectory)
        try Data(file.text.utf8).write(to: url, options: .atomic)
        return url
    }
}
