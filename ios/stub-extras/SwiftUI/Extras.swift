// What the type checker's stand-in for SwiftUI lacks, declared as Apple documents it. Nothing here runs
// or ships.
import SwiftUI
import UIKit
import UniformTypeIdentifiers

extension View {
    // https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:oncancellation:)
    nonisolated func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View { self }

    // https://developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:)
    nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

extension KeyEquivalent {
    // https://developer.apple.com/documentation/swiftui/keyequivalent
    static let home = KeyEquivalent("\u{F729}")
    static let end = KeyEquivalent("\u{F72B}")
}

// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor
@preconcurrency
protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
    var body: Never { fatalError("only declared") }
}

@MainActor
struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

// https://developer.apple.com/documentation/foundation/nsfilecoordinator
class NSFileCoordinator: NSObject {
    struct ReadingOptions: OptionSet, Sendable {
        let rawValue: UInt
    }

    init(filePresenter: AnyObject?) {}

    func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {}
}

// https://developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()
extension URL {
    func startAccessingSecurityScopedResource() -> Bool { false }
    func stopAccessingSecurityScopedResource() {}
}
