import SwiftUI
import TengenKit

/// What a person can set.
struct SettingsScreen: View {
    let state: SettingsState
    let onIntent: (Settings) -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                if state.couldNotSave { About(texts.errorSettingsNotSaved) }
                LookChoices(settings: settings)
                TitledSection(texts.settingsAppearance) {
                    Segments(appearances, chosen: state.settings.appearance) { settings.wrappedValue.appearance = $0 }
                }
                TitledSection(texts.settingsLanguage) {
                    Segments(languages, chosen: state.settings.language) { settings.wrappedValue.language = $0 }
                }
                BoardSwitches(settings: settings)
                PlayingChoices(settings: settings)
                TitledSection(texts.settingsAbout) {
                    About(texts.settingsVersion(version: state.version)).padding(.horizontal, 4)
                }
            }
            .frame(maxWidth: 640)
            .padding(.horizontal, 16)
            .padding(.bottom, 24)
            .frame(maxWidth: .infinity)
        }
        .background(Color(tokens.paper))
        .navigationTitle(texts.settingsTitle)
        .navigationBarTitleDisplayMode(.inline)
    }

    /// Every change is an intent.
    private var settings: Binding<Settings> {
        Binding(get: { state.settings }, set: { onIntent($0) })
    }

    private var appearances: [Option<Appearance>] {
        Appearance.allCases.map { Option(value: $0, title: texts.appearanceName($0)) }
    }

    private var languages: [Option<Language?>] {
        [Option(value: nil, title: texts.settingsLanguageSystem)]
            + Language.allCases.map { Option(value: $0, title: $0.nativeName) }
    }
}

/// The looks of board and stones, each as a small board.
private struct LookChoices: View {
    @Binding var settings: Settings

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.settingsLook) {
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: 12) {
                    ForEach(Looks.all) { look in
                        LookCard(look: look, name: texts.lookName(look), isChosen: look == settings.boardLook) {
                            settings.look = look.id
                        }
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }
}

private struct LookCard: View {
    let look: BoardLook
    let name: String
    let isChosen: Bool
    let onChoose: @MainActor () -> Void

    @Environment(\.tokens) private var tokens

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: Sizes.cardCorner)
        Button(action: onChoose) {
            VStack(spacing: 8) {
                BoardPicture(state: lookSample).frame(width: 100, height: 100).environment(\.look, look)
                Text(name).font(.callout.weight(.medium)).multilineTextAlignment(.center)
            }
            .padding(10)
            .frame(width: 120)
            .background(Color(isChosen ? tokens.chosen : tokens.surface), in: shape)
            .overlay {
                shape.strokeBorder(Color(isChosen ? tokens.jade : tokens.hairline), lineWidth: isChosen ? 2 : 1)
            }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

private struct BoardSwitches: View {
    @Binding var settings: Settings

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.settingsBoardSection) {
            VStack(spacing: 0) {
                SwitchRow(texts.settingsCoordinates, texts.settingsCoordinatesAbout, $settings.coordinates)
                RowDivider()
                SwitchRow(texts.settingsMoveNumbers, texts.settingsMoveNumbersAbout, $settings.moveNumbers)
                RowDivider()
                SwitchRow(texts.settingsShowForbidden, texts.settingsShowForbiddenAbout, $settings.showForbidden)
            }
            .card()
        }
    }
}

private struct PlayingChoices: View {
    @Binding var settings: Settings

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.settingsInput) {
            OptionCard(options: inputs, chosen: settings.input) { settings.input = $0 }
        }
        TitledSection(texts.settingsPlaySection) {
            VStack(spacing: 0) {
                SwitchRow(texts.settingsFoulLoses, texts.settingsFoulLosesAbout, foulLoses)
                RowDivider()
                SwitchRow(texts.settingsLeftHanded, texts.settingsLeftHandedAbout, $settings.leftHanded)
                RowDivider()
                SwitchRow(texts.settingsReducedMotion, texts.settingsReducedMotionAbout, $settings.reducedMotion)
            }
            .card()
        }
    }

    private var inputs: [Option<TouchInput?>] {
        ([nil] + TouchInput.allCases).map {
            Option(value: $0, title: texts.inputName($0), about: texts.inputAbout($0))
        }
    }

    private var foulLoses: Binding<Bool> {
        Binding(
            get: { settings.foulPolicy == .loses },
            set: { settings.foulPolicy = $0 ? .loses : .refused }
        )
    }
}
