// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: a switch.
public struct AutomaticToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
    /// A label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label, then a switch.
public struct SwitchToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
    /// A label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.toggle, "switch") {
            HStack {
                configuration.label.controlLabel()
                if configuration.isMixed {
                    ControlGlyph(\.switchMixed)
                } else if configuration.isOn {
                    ControlGlyph(\.switchOn)
                } else {
                    ControlGlyph(\.switchOff, .role(.inactiveIcon))
                }
            }
        }
    }
}

/// A box to tick, then the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
    /// A box and a label.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.toggle, "checkbox") {
            HStack {
                if configuration.isMixed {
                    ControlGlyph(\.checkboxMixed)
                } else if configuration.isOn {
                    ControlGlyph(\.checkboxOn)
                } else {
                    ControlGlyph(\.checkboxOff, .role(.inactiveIcon))
                }
                configuration.label.controlLabel()
            }
        }
    }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.toggle, "button") {
            if configuration.isOn || configuration.isMixed {
                ProminentButton(configuration: .init(label: configuration.label))
            } else {
                ButtonFrame { configuration.label }
            }
        }
    }
}

extension ToggleStyle where Self == AutomaticToggleStyle {
    /// The usual look: a switch.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label, then a switch.
    @_disfavoredOverload public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box to tick, then the label.
    @_disfavoredOverload public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while it is on.
    @_disfavoredOverload public static var button: Self { Self() }
}
