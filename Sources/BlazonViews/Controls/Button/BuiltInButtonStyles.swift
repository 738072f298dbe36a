// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: bordered.
public struct AutomaticButtonStyle: ButtonStyle {
    /// Makes the style.
    public init() {}
    /// A label between brackets.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label alone; underlined where the keyboard is.
public struct PlainButtonStyle: ButtonStyle {
    /// Makes the style.
    public init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.button, "plain") {
            configuration.label
                .controlLabel(configuration.role?.paint)
        }
    }
}

/// The label between brackets, which become arrows where the keyboard is.
public struct BorderedButtonStyle: ButtonStyle {
    /// Makes the style.
    public init() {}
    /// A label between brackets.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.button, "bordered") {
            ButtonFrame(paint: configuration.role?.paint) { configuration.label }
        }
    }
}

/// A label on the tint, for what is done as a rule.
public struct BorderedProminentButtonStyle: ButtonStyle {
    /// Makes the style.
    public init() {}
    /// A label on the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.button, "borderedProminent") {
            ProminentButton(configuration: configuration)
        }
    }
}

/// The label as a link.
public struct LinkButtonStyle: ButtonStyle {
    /// Makes the style.
    public init() {}
    /// The label, underlined in the `link` role.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.button, "link") {
            configuration.label
                .underline()
                .controlLabel(configuration.role?.paint ?? .role(.link))
        }
    }
}

extension ButtonStyle where Self == AutomaticButtonStyle {
    /// The usual look: bordered.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    @_disfavoredOverload public static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// The label between brackets.
    @_disfavoredOverload public static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on the tint, for what is done as a rule.
    @_disfavoredOverload public static var borderedProminent: Self { Self() }
}

extension ButtonStyle where Self == LinkButtonStyle {
    /// The label as a link.
    @_disfavoredOverload public static var link: Self { Self() }
}
