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
