import Foundation

/// The root of the repository, seen from this file.
let repositoryRoot = URL(filePath: #filePath).appending(path: "../../../../../..").standardized
