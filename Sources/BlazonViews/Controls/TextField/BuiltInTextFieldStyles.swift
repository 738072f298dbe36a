// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: a line around the text.
public struct AutomaticTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The text in a border.
    public func makeBody(configuration: Configuration) -> some View {
        RoundedBorderTextFieldStyle().makeBody(configuration: configuration)
    }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The text.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(configuration.kind, "plain") { FieldLine(configuration: configuration) }
    }
}

/// The text with a line around it, in the tint where the keyboard is.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The text in a border.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(configuration.kind, "roundedBorder") {
            FocusBorder { FieldLine(configuration: configuration) }
        }
    }
}

/// The text with a line below it.
public struct UnderlinedTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The text over a line.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(configuration.kind, "underlined") {
            VStack(alignment: .leading) {
                FieldLine(configuration: configuration)
                Divider()
            }
        }
    }
}

extension TextFieldStyleConfiguration {
    fileprivate var kind: Node.Control.Kind { isSecure ? .secureField : .textField }
}

/// The text of a field, in the width that fields have.
private struct FieldLine: View {
    let configuration: TextFieldStyleConfiguration
    @Environment(\.controlSize) private var size

    var body: some View {
        configuration.content
            .frame(minWidth: 1, idealWidth: size.barWidth, maxWidth: .infinity, alignment: .leading)
    }
}

extension TextFieldStyle where Self == AutomaticTextFieldStyle {
    /// The usual look: a line around the text.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    @_disfavoredOverload public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text with a line around it.
    @_disfavoredOverload public static var roundedBorder: Self { Self() }
    /// The text with a line around it.
    @_disfavoredOverload public static var bordered: Self { Self() }
}

extension TextFieldStyle where Self == UnderlinedTextFieldStyle {
    /// The text with a line below it.
    @_disfavoredOverload public static var underlined: Self { Self() }
}
