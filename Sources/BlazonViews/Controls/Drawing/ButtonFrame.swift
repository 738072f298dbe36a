import Blazon

/// Brackets around a label, which become arrows where the keyboard is.
struct ButtonFrame<Content: View>: View {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.controlSize) private var size
    private let paint: Node.Paint?
    private let content: Content

    init(paint: Node.Paint? = nil, @ViewBuilder content: () -> Content) {
        self.paint = paint
        self.content = content()
    }

    var body: some View {
        let isFocused = isFocused
        HStack(spacing: size.buttonPadding) {
            ControlGlyph(isFocused ? \.focusLeading : \.buttonLeading, paint)
            content.controlLabel(paint, showsFocus: false)
            ControlGlyph(isFocused ? \.focusTrailing : \.buttonTrailing, paint)
        }
        .settingValues { if isFocused { $0.textAttributes.insert(.bold) } }
    }
}

extension ControlSize {
    /// The room between a button's label and its brackets, in cells.
    fileprivate var buttonPadding: Int {
        switch self {
        case .mini, .small: 0
        case .regular: 1
        case .large: 2
        case .extraLarge: 3
        }
    }
}
