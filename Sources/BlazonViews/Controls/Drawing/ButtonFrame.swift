import Blazon

/// Brackets around a label, which become arrows where the keyboard is.
struct ButtonFrame<Content: View>: View {
    @Environment(\.isFocused) private var isFocused
    private let paint: Node.Paint?
    private let content: Content

    init(paint: Node.Paint? = nil, @ViewBuilder content: () -> Content) {
        self.paint = paint
        self.content = content()
    }

    var body: some View {
        let isFocused = isFocused
        HStack {
            ControlGlyph(isFocused ? \.focusLeading : \.buttonLeading, paint)
            content.controlLabel(paint, showsFocus: false)
            ControlGlyph(isFocused ? \.focusTrailing : \.buttonTrailing, paint)
        }
        .settingValues { if isFocused { $0.textAttributes.insert(.bold) } }
    }
}

/// A label on the tint, or on the colour of what cannot be undone.
struct ProminentButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    var body: some View {
        let fill = configuration.role?.paint ?? tint ?? .role(.tint)
        let label = ButtonFrame(paint: .role(.background)) { configuration.label }
        if isEnabled {
            label.wrapped { .background(.init(configuration.isPressed ? fill.faded : fill, content: $0)) }
        } else {
            label.background(.highlightedCard)
        }
    }
}

extension Node.Paint {
    /// What is held down, beside what is not.
    fileprivate var faded: Node.Paint { Node.Paint(source, opacity: opacity * 0.7) }
}
