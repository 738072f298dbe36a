public import Blazon
public import BlazonStrings

/// Does something when it is used.
///
/// ```swift
/// Button("Save") { model.save() }
/// Button("Delete", role: .destructive) { model.delete() }
/// Button { model.save() } label: { Label("Save", icon: "✓") }
/// ```
///
/// How it looks is a matter of the ``ButtonStyle`` or the ``PrimitiveButtonStyle``, the inner of the two. The action runs where
/// the event comes from; see ``StyledComponent/send(_:to:)``.
public struct Button<LabelContent: View>: View {
    private let role: ButtonRole?
    private let label: LabelContent
    private let action: () -> Void

    /// Makes a button of its role, its action and a view that says what it does.
    ///
    /// - Parameters:
    ///   - role: What using it means; nil where there is nothing to say.
    ///   - action: What it does.
    ///   - label: What it says.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> LabelContent) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Makes a button of its action and a view that says what it does.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> LabelContent) {
        self.init(role: nil, action: action, label: label)
    }

    /// A control that does the action.
    public var body: some View {
        StyledControl(of: ButtonFamily.self, .button) { look in
            AutomaticButtonStyle().makeBody(configuration: look.pressable)
        } describe: { place in
            let label = place.label(label)
            let look = ButtonLook(role: role, label: label, isPressed: place.isPressed, action: action)
            return (look, ControlTraits(.button, label: label, role: role, behavior: .activating(action)))
        }
    }
}

extension Button where LabelContent == Text {
    /// Makes a button of a word that takes no arguments, its role and its action.
    public init(_ title: PlainStringResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(title.with(), role: role, action: action)
    }

    /// Makes a button of a title, its role and its action.
    ///
    /// - Parameters:
    ///   - title: What it says: a string, a word or a text.
    ///   - role: What using it means; nil where there is nothing to say.
    ///   - action: What it does.
    public init(_ title: some TextRepresentable, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { title.text }
    }
}

extension Button where LabelContent == Label<Text, Icon> {
    /// Makes a button of a title, a glyph, its role and its action.
    ///
    /// - Parameters:
    ///   - title: What it says: a string, a word or a text.
    ///   - icon: The glyph, for example `"★"`.
    ///   - role: What using it means; nil where there is nothing to say.
    ///   - action: What it does.
    public init(_ title: some TextRepresentable, icon: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) {
            Label {
                title.text
            } icon: {
                Icon(icon)
            }
        }
    }
}

extension Button where LabelContent == AnyView {
    /// Makes the button that a style was given, in the look of the next outer style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

/// What using a button means.
public typealias ButtonRole = ControlRole

/// What both sorts of button styles are made from: the inner one of them draws the button.
struct ButtonLook {
    let role: ButtonRole?
    let label: AnyView
    let isPressed: Bool
    let action: () -> Void

    var pressable: ButtonStyleConfiguration { .init(role: role, label: label, isPressed: isPressed) }
    var primitive: PrimitiveButtonStyleConfiguration { .init(role: role, label: label, action: action) }
}

enum ButtonFamily: StyleFamily {
    typealias Configuration = ButtonLook
    typealias Output = AnyView
}
