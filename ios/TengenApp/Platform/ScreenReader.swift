import UIKit

/// VoiceOver.
@MainActor
enum ScreenReader {
    /// Has it say something, after what it is saying.
    static func say(_ announcement: Announcement) {
        UIAccessibility.post(notification: .announcement, argument: announcement.words)
    }
}
