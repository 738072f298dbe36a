public import BlazonStrings

/// Text of one or more runs, which wraps to the width it has.
///
/// ```swift
/// Text("3 new").bold() + Text(" of ") + Text("12").foregroundStyle(.secondaryText)
/// Text(L10n.localizable.panel.layer.themed)           // a word: looked up when it is drawn
/// ```
public struct Text: Sendable, Hashable {
    private var runs: [Node.StyledText.Run]

    private init(runs: [Node.StyledText.Run]) { self.runs = runs }

    /// Text that is the same in every language.
    public init(_ text: some StringProtocol) {
        runs = [.init(.verbatim(String(text)))]
    }

    /// Text that is the same in every language, said aloud.
    public init(verbatim text: String) {
        runs = [.init(.verbatim(text))]
    }

    /// A word, which is looked up when it is drawn and not before.
    public init(_ word: BoundWord) {
        runs = [.init(.word(word))]
    }

    /// A word that takes no arguments, which is looked up when it is drawn and not before.
    public init(_ word: PlainStringResource) { self.init(word.with()) }

    /// One text after the other, each in its own look, wrapped as a whole.
    public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

    /// The text in bold.
    public func bold() -> Text { adding(.bold) }
    /// The text in italics.
    public func italic() -> Text { adding(.italic) }
    /// The text with a line below.
    public func underline() -> Text { adding(.underline) }
    /// The text with a line through.
    public func strikethrough() -> Text { adding(.strikethrough) }

    /// The text in the colour of a role.
    public func foregroundStyle(_ role: Theme.Role) -> Text { painted(.role(role)) }
    /// The text in a colour.
    public func foregroundStyle(_ color: Color) -> Text { painted(color.paint) }

    /// The text as a link, in the `link` role unless it has a colour of its own.
    ///
    /// - Parameter address: Where it leads. A terminal that knows hyperlinks opens it.
    public func link(_ address: String) -> Text { mapRuns { $0.link = address } }

    private func adding(_ attributes: Node.StyledText.Attributes) -> Text {
        mapRuns { $0.attributes.formUnion(attributes) }
    }

    /// Runs that have a colour already keep it, as the inner colour does in a tree of views.
    private func painted(_ paint: Node.Paint) -> Text {
        mapRuns { $0.paint = $0.paint ?? paint }
    }

    private func mapRuns(_ change: (inout Node.StyledText.Run) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index]) }
        return copy
    }
}

extension Text: _PrimitiveView {
    /// Appends the text as one node, its runs in the colour and look that hold here.
    public func _lower(into lowering: inout _ViewLowering) {
        let values = lowering.values.text
        var runs = runs
        for index in runs.indices {
            runs[index].attributes.formUnion(values.attributes)
            guard runs[index].paint == nil else { continue }
            runs[index].paint = runs[index].link == nil ? values.foreground : .role(.link)
        }
        lowering.nodes.append(
            .text(
                .init(
                    runs,
                    alignment: values.alignment,
                    lineLimit: values.lineLimit,
                    truncation: values.truncation,
                    wrapping: values.wrapping
                )
            )
        )
    }
}
