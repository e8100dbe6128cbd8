// The part of UIKit that the app calls, declared as Apple documents it, for the type checker only.
import Foundation

@MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}

@MainActor
open class UIApplication: NSObject {
    public static var shared: UIApplication { UIApplication() }
    open var isIdleTimerDisabled = false
}

@MainActor
public enum UIAccessibility {
    public struct Notification: Hashable, Sendable {
        public static let announcement = Notification()
    }

    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

@MainActor
open class UIViewController: NSObject {}

@MainActor
open class UIActivity: NSObject {
    public struct ActivityType: Hashable, Sendable {}
}

@MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {}
    open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
}
