import Blazon

extension View {
    /// The label of a control: in the colour of what cannot be used, and underlined where the keyboard is.
    ///
    /// - Parameters:
    ///   - paint: Its colour while it can be used; nil for that of text.
    ///   - showsFocus: Whether it is to be seen here that the keyboard is at the control.
    func controlLabel(_ paint: Node.Paint? = nil, showsFocus: Bool = true) -> some View {
        settingValues { values in
            if !values.isEnabled {
                values.foreground = .role(.disabledText)
            } else if let paint {
                values.foreground = paint
            }
            if showsFocus, values.isFocused { values.textAttributes.formUnion([.bold, .underline]) }
        }
    }
}

extension ControlRole {
    /// The colour that warns of what cannot be undone.
    var paint: Node.Paint? { self == .destructive ? .role(.danger) : nil }
}
