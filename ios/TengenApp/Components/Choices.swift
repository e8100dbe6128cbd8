import SwiftUI
import TengenKit

/// A heading and what belongs to it.
struct TitledSection<Content: View>: View {
    private let title: String
    private let content: Content
    @Environment(\.tokens) private var tokens

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.subheadline.weight(.medium))
                .foregroundStyle(Color(tokens.inkSoft))
                .padding(.horizontal, 4)
                .accessibilityAddTraits(.isHeader)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A sentence below a title.
struct About: View {
    private let text: String
    @Environment(\.tokens) private var tokens

    init(_ text: String) { self.text = text }

    var body: some View {
        Text(text)
            .font(.subheadline)
            .foregroundStyle(Color(tokens.inkSoft))
            .fixedSize(horizontal: false, vertical: true)
    }
}

extension View {
    /// A quiet card around this.
    func card() -> some View { modifier(Card()) }
}

private struct Card: ViewModifier {
    @Environment(\.tokens) private var tokens

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: Sizes.cardCorner)
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(tokens.surface), in: shape)
            .overlay { shape.strokeBorder(Color(tokens.hairline), lineWidth: 1) }
            .clipShape(shape)
    }
}

/// One of several options, each with a sentence.
struct Option<Value: Hashable>: Identifiable {
    let value: Value
    let title: String
    var about: String?

    var id: Value { value }
}

/// A card of options of which one is chosen.
struct OptionCard<Value: Hashable>: View {
    let options: [Option<Value>]
    let chosen: Value
    let onChoose: (Value) -> Void

    var body: some View {
        VStack(spacing: 0) {
            ForEach(options) { option in
                if option.id != options.first?.id { Divider().padding(.leading, 52) }
                OptionRow(option: option, isChosen: option.value == chosen) { onChoose(option.value) }
            }
        }
        .card()
    }
}

private struct OptionRow<Value: Hashable>: View {
    let option: Option<Value>
    let isChosen: Bool
    let onChoose: @MainActor () -> Void
    @Environment(\.tokens) private var tokens

    var body: some View {
        Button(action: onChoose) {
            HStack(spacing: 16) {
                Image(systemName: isChosen ? "largecircle.fill.circle" : "circle")
                    .foregroundStyle(Color(isChosen ? tokens.jade : tokens.inkSoft))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(option.title).font(.body.weight(.medium))
                    if let about = option.about { About(about) }
                }
                Spacer(minLength: 0)
            }
            .multilineTextAlignment(.leading)
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .frame(minHeight: 56)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// Few short options side by side, of which one is chosen; they wrap when the text is large.
struct Segments<Value: Hashable, Picture: View>: View {
    private let options: [Option<Value>]
    private let chosen: Value
    private let onChoose: (Value) -> Void
    private let picture: (Value) -> Picture

    init(
        _ options: [Option<Value>],
        chosen: Value,
        onChoose: @escaping (Value) -> Void,
        @ViewBuilder picture: @escaping (Value) -> Picture
    ) {
        self.options = options
        self.chosen = chosen
        self.onChoose = onChoose
        self.picture = picture
    }

    var body: some View {
        WrappingRow(spacing: 8) {
            ForEach(options) { option in
                Segment(title: option.title, isChosen: option.value == chosen, picture: picture(option.value)) {
                    onChoose(option.value)
                }
            }
        }
    }
}

extension Segments where Picture == EmptyView {
    init(_ options: [Option<Value>], chosen: Value, onChoose: @escaping (Value) -> Void) {
        self.init(options, chosen: chosen, onChoose: onChoose) { _ in EmptyView() }
    }
}

private struct Segment<Picture: View>: View {
    let title: String
    let isChosen: Bool
    let picture: Picture
    let onChoose: @MainActor () -> Void
    @Environment(\.tokens) private var tokens

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 12)
        Button(action: onChoose) {
            HStack(spacing: 8) {
                picture
                Text(title).font(.callout.weight(.medium)).multilineTextAlignment(.center)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity, minHeight: Sizes.touchTarget)
            .background(Color(isChosen ? tokens.chosen : tokens.surface), in: shape)
            .overlay { shape.strokeBorder(border, lineWidth: isChosen ? 2 : 1) }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var border: Color { Color(isChosen ? tokens.jade : tokens.hairline) }
}

/// A setting that is on or off.
struct SwitchRow: View {
    private let title: String
    private let about: String
    @Binding private var isOn: Bool

    init(_ title: String, _ about: String, _ isOn: Binding<Bool>) {
        self.title = title
        self.about = about
        _isOn = isOn
    }

    var body: some View {
        Toggle(isOn: $isOn) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.body.weight(.medium))
                About(about)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .frame(minHeight: 56)
    }
}

/// A line between the rows of a card.
struct RowDivider: View {
    var body: some View { Divider().padding(.leading, 16) }
}
