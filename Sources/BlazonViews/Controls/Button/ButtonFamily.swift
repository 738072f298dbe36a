import Blazon

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
