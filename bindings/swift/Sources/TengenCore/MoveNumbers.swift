import Foundation
import TengenBindings

extension GameView {
    /// The move number of each stone, from 1, row by row from the top left; 0 where none stands, and for
    /// handicap stones.
    public var moveNumbers: [Int] { pairs(of: numbers) }
}

extension Frame {
    /// The move number of each stone, from 1, row by row from the top left; 0 where none stands, and for
    /// stones that were set up.
    public var moveNumbers: [Int] { pairs(of: numbers) }
}

/// Numbers of two bytes each, the higher first.
private func pairs(of data: Data) -> [Int] {
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
}
