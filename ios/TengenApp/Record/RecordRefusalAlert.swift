import SwiftUI
import TengenKit

extension View {
    /// Says over this view why a file was not opened or shared.
    func recordRefusal(_ refusal: RecordRefusal?, onIntent: @escaping @MainActor (RecordIntent) -> Void) -> some View {
        modifier(RecordRefusalAlert(refusal: refusal, onIntent: onIntent))
    }
}

private struct RecordRefusalAlert: ViewModifier {
    let refusal: RecordRefusal?
    let onIntent: @MainActor (RecordIntent) -> Void

    @Environment(\.texts) private var texts

    func body(content: Content) -> some View {
        content.alert(refusal.map { texts.refusalTitle($0) } ?? "", isPresented: isShown) {
            if offersAnother { Button(texts.recordAnother) { onIntent(.open) } }
            Button(texts.commonClose, role: .cancel) { onIntent(.closeRefusal) }
        } message: {
            Text(refusal.map { texts.refusal($0) } ?? "")
        }
    }

    private var offersAnother: Bool {
        if case .notShared = refusal { false } else { true }
    }

    private var isShown: Binding<Bool> {
        let isShown = refusal != nil
        return Binding(get: { isShown }, set: { if !$0 && isShown { onIntent(.closeRefusal) } })
    }
}
