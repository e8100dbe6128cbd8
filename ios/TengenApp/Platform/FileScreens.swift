import SwiftUI
import UIKit
import UniformTypeIdentifiers

extension View {
    /// Shows the system's screens for files over this view, whenever they are asked for.
    func fileScreens(_ files: DeviceFiles) -> some View { modifier(FileScreens(files: files)) }
}

private struct FileScreens: ViewModifier {
    @Bindable var files: DeviceFiles

    func body(content: Content) -> some View {
        content
            // Hardly a device knows the types of records: all files are on offer.
            .fileImporter(
                isPresented: $files.isPicking,
                allowedContentTypes: [.item],
                allowsMultipleSelection: false,
                onCompletion: { files.picked($0) },
                onCancellation: { files.leftPicking() }
            )
            .sheet(item: $files.shared) { file in
                ShareSheet(url: file.url) { files.shared = nil }
                    .presentationDetents([.medium, .large])
                    .ignoresSafeArea()
            }
    }
}

/// The apps and people that a file can go to.
private struct ShareSheet: UIViewControllerRepresentable {
    let url: URL
    let onEnd: @MainActor () -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        controller.completionWithItemsHandler = { _, _, _, _ in onEnd() }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
