// The part of AVFAudio that the app calls, declared as Apple documents it, for the type checker only.
import Foundation

open class AVAudioSession: NSObject {
    public struct Category: Hashable, Sendable {
        public static let ambient = Category()
    }

    open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
    open func setCategory(_ category: AVAudioSession.Category) throws {}
}

open class AVAudioPlayer: NSObject {
    public init(data: Data) throws {}
    @discardableResult open func prepareToPlay() -> Bool { false }
    @discardableResult open func play() -> Bool { false }
    open var currentTime: TimeInterval = 0
    open var volume: Float = 1
}
