import Foundation
import TengenBindings

extension GameView {
    /// The move number of each stone, from 1, row by row from the top left; 0 where none stands.
    public var moveNumbers: [Int] {
        let bytes = [UInt8](numbers)
        return stride(from: 0, to: bytes.count - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    }
}
