import Blazon

/// What text fields and secure fields are made of.
struct EditableField: _PrimitiveView {
    private let kind: Node.Control.Kind
    private let label: AnyView
    private let text: Binding<String>
    private let prompt: Text?
    /// The text as the outer field of a style shows it.
    private let content: AnyView?

    private init(
        kind: Node.Control.Kind,
        label: AnyView,
        text: Binding<String>,
        prompt: Text? = nil,
        content: AnyView? = nil
    ) {
        self.kind = kind
        self.label = label
        self.text = text
        self.prompt = prompt
        self.content = content
    }

    init(_ kind: Node.Control.Kind, label: AnyView, text: Binding<String>, prompt: Text?) {
        self.init(kind: kind, label: label, text: text, prompt: prompt)
    }

    init(_ configuration: TextFieldStyleConfiguration) {
        self.init(
            kind: configuration.isSecure ? .secureField : .textField,
            label: configuration.label,
            text: configuration.$text,
            content: configuration.content
        )
    }

    private var isSecure: Bool { kind == .secureField }

    func _lower(into lowering: inout _ViewLowering) {
        let submit = lowering.values.submit
        StyledControl(of: TextFieldFamily.self, kind) {
            AutomaticTextFieldStyle().makeBody(configuration: $0)
        } describe: { place in
            let shown = TextFieldContent(text: text.wrappedValue, prompt: prompt, isSecure: isSecure, place: place)
            let configuration = TextFieldStyleConfiguration(
                label: place.label(label),
                content: content ?? AnyView(shown),
                text: text,
                isSecure: isSecure
            )
            var traits = ControlTraits(
                kind,
                label: configuration.label,
                value: .text(isSecure ? shown.bullets : text.wrappedValue),
                behavior: .editing(text, submit: submit)
            )
            traits.text = text
            return (configuration, traits)
        }
        ._lower(into: &lowering)
    }
}

/// The text of a field as it is shown: with its caret, as bullets, or what stands for it while there is none.
struct TextFieldContent: _PrimitiveView {
    let text: String
    let prompt: Text?
    let isSecure: Bool
    let place: ControlPlace

    /// One for each character.
    var bullets: String {
        isSecure ? String(repeating: glyphs.bullet, count: text.count) : text
    }

    private var glyphs: ControlGlyphs { place.lowering.values.snapshot.theme.glyphs.controls }

    func _lower(into lowering: inout _ViewLowering) {
        var view = Text(bullets)
        if place.isFocused {
            let caret = min(max(place.caret ?? text.count, 0), text.count)
            let shown = isSecure ? Array(repeating: glyphs.bullet, count: text.count) : text.map(String.init)
            view = Text(shown[..<caret].joined()) + Text(glyphs.caret).foregroundStyle(.tint)
            view = view + (text.isEmpty ? placeholder : Text(shown[caret...].joined()))
        } else if text.isEmpty {
            view = placeholder
        }
        // The end is seen that is written at.
        let isAtEnd = place.isFocused && place.caret == nil
        lowering.descend {
            view.controlLabel(showsFocus: false).lineLimit(1).truncationMode(isAtEnd ? .head : .tail)._lower(into: &$0)
        }
    }

    private var placeholder: Text { (prompt ?? Text("")).foregroundStyle(.secondaryText) }
}
