// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: the label, then the content at the other side; in a form, each in its column.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Makes the style.
    public init() {}
    /// A label and the content.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.labeledContent, "automatic") { LabeledRow(configuration: configuration) }
    }
}

private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.isInFormColumns) private var isInFormColumns

    var body: some View {
        if isInFormColumns {
            // The form puts the label into the column before.
            configuration.content
        } else {
            HStack {
                configuration.label.controlLabel()
                Spacer()
                configuration.content.controlLabel(.role(.secondaryText), showsFocus: false)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual look: the label, then the content at the other side; in a form, each in its column.
    @_disfavoredOverload public static var automatic: Self { Self() }
}
