import Foundation

/// Where the app keeps its file.
enum DataFolder {
    /// The folder's path; it is there afterwards. It belongs to the person's data, so it is backed up.
    static func path() throws -> String {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory,
            in: .userDomainMask,
            appropriateFor: nil,
            create: true
        )
        return support.path
    }
}
