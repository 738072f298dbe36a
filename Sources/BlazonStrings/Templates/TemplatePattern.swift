/// A text that is ready to be filled: its bytes, and what is shown of them and put between them, in order.
struct TemplatePattern: Sendable {
    enum Segment: Sendable, Hashable {
        case literal(Range<Int>)
        /// An argument by its index; where the call lacks it, the specifier is shown as it is written.
        case argument(Int, FormatSpecifier, source: Range<Int>)
        /// A variable by its index.
        case variable(Int)
    }

    var bytes: [UInt8]
    var segments: [Segment]
    /// The whole text, where nothing is put into it.
    var literal: String?

    /// A text that nothing is put into.
    init(literal: String) {
        bytes = []
        segments = []
        self.literal = literal
    }

    init(bytes: [UInt8], segments: [Segment]) {
        self.bytes = bytes
        self.segments = segments
        let ranges = segments.compactMap { segment -> Range<Int>? in
            if case .literal(let range) = segment { range } else { nil }
        }
        if ranges.count == segments.count {
            literal = String(decoding: ranges.flatMap { bytes[$0] }, as: UTF8.self)
        }
    }
}
