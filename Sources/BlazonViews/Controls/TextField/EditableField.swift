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
