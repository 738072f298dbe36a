// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: the label of a button, with an arrow; the commands below it while it is open.
public struct DefaultMenuStyle: MenuStyle {
    /// Makes the style.
    public init() {}
    /// A label, and the commands in a frame.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonMenuStyle().makeBody(configuration: configuration)
    }
}

/// The label between brackets, with an arrow; the commands below it while it is open.
public struct ButtonMenuStyle: MenuStyle {
    /// Makes the style.
    public init() {}
    /// A label, and the commands in a frame.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.menu, "button") {
            VStack(alignment: .leading) {
                ButtonFrame {
                    HStack {
                        configuration.label
                        ControlGlyph(\.menu, .role(.secondaryText))
                    }
                }
                if configuration.isExpanded {
                    VStack(alignment: .leading) { configuration.content }
                        .buttonStyle(.plain)
                        .padding(.horizontal, 1)
                        .border(.divider)
                }
            }
        }
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The usual look: the label of a button, with an arrow; the commands below it while it is open.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The label between brackets, with an arrow; the commands below it while it is open.
    @_disfavoredOverload public static var button: Self { Self() }
}
