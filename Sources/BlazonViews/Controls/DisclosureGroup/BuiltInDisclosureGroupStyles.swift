// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: an arrow and the label, and the content below, further in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Makes the style.
    public init() {}
    /// An arrow, a label and the content.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.disclosureGroup, "automatic") {
            VStack(alignment: .leading) {
                HStack {
                    ControlGlyph(configuration.isExpanded ? \.expanded : \.collapsed)
                    configuration.label.controlLabel()
                }
                if configuration.isExpanded {
                    VStack(alignment: .leading) { configuration.content }.padding(.leading, 2)
                }
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The usual look: an arrow and the label, and the content below, further in.
    @_disfavoredOverload public static var automatic: Self { Self() }
}
