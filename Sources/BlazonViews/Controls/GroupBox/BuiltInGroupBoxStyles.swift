// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: a line around the content, and the label above it.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the style.
    public init() {}
    /// A label over a frame.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.groupBox, "automatic") {
            VStack(alignment: .leading) {
                configuration.label.controlLabel().bold()
                VStack(alignment: .leading) { configuration.content }.border(.divider)
            }
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual look: a line around the content, and the label above it.
    @_disfavoredOverload public static var automatic: Self { Self() }
}
