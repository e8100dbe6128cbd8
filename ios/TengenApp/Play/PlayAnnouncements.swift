import SwiftUI
import TengenKit

/// Reads out what happens: the newest change, then the sentence below the board, then the end.
struct PlayAnnouncements: ViewModifier {
    let state: PlayState

    @Environment(\.texts) private var texts
    @Environment(\.announce) private var announce

    func body(content: Content) -> some View {
        content
            .onChange(of: spoken) { if let spoken { announce(spoken) } }
            .onChange(of: sentence) { if let sentence { announce(sentence) } }
            .onChange(of: ending) { if let ending { announce(ending) } }
    }

    /// With the revision, so that the same words are said again for another change.
    private var spoken: Announcement? {
        state.spoken.map { Announcement(words: texts.spoken($0), revision: state.view.revision) }
    }

    private var sentence: Announcement? {
        texts.sentence(state).map { Announcement(words: $0, revision: nil) }
    }

    private var ending: Announcement? {
        guard state.showsEnd, let outcome = state.view.outcome else { return nil }
        return Announcement(words: texts.ending(outcome, state.view), revision: nil)
    }
}

/// Something to be read out.
struct Announcement: Hashable, Sendable {
    let words: String
    /// What tells it from another with the same words.
    let revision: Int?
}

extension EnvironmentValues {
    /// Has the device's screen reader say something; silent without one.
    @Entry var announce: @MainActor (Announcement) -> Void = { _ in }
}
