public import BlazonStrings
public import Blazon

extension Node {
    /// Text in one or more runs, each with its look, wrapped as a whole.
    public struct StyledText: Sendable, Hashable {
        /// The runs, one after the other without a gap.
        public var runs: [Run]
        /// Where shorter lines stand.
        public var alignment: TextAlignment
        /// How many lines there may be, from 1; nil for any number.
        public var lineLimit: Int? { didSet { lineLimit = lineLimit.map { max($0, 1) } } }
        /// Where text is left out that has no room.
        public var truncation: Truncation
        /// Where a line ends that has no room for more.
        public var wrapping: Wrapping

        /// Makes a text.
        ///
        /// - Parameters:
        ///   - runs: One after the other.
        ///   - alignment: Where shorter lines stand.
        ///   - lineLimit: From 1; less is 1. Nil for any number of lines.
        ///   - truncation: Where text is left out that has no room.
        ///   - wrapping: Where a line ends that has no room for more.
        public init(
            _ runs: [Run],
            alignment: TextAlignment = .leading,
            lineLimit: Int? = nil,
            truncation: Truncation = .tail,
            wrapping: Wrapping = .word
        ) {
            self.runs = runs
            self.alignment = alignment
            self.lineLimit = lineLimit.map { max($0, 1) }
            self.truncation = truncation
            self.wrapping = wrapping
        }

        /// Where a line ends that has no room for more.
        public enum Wrapping: String, Sendable, Hashable, CaseIterable {
            /// Between words, and within one that is wider than a line; see UAX #14.
            case word
            /// Between any two characters, and without hyphens: `line-break: anywhere` in CSS, `byCharWrapping` in UIKit.
            case character
        }

        /// Where text is left out, and an ellipsis stands for it.
        public enum Truncation: String, Sendable, Hashable {
            /// At the beginning.
            case head
            /// In the middle.
            case middle
            /// At the end.
            case tail
        }

        /// A piece of text of one look.
        public struct Run: Sendable, Hashable {
            /// What is said.
            public var content: Content
            /// Bold, underlined, …
            public var attributes: Attributes
            /// The colour, or nil for what is usual where the text stands.
            public var paint: Paint?
            /// Where the run leads, as an address; nil for plain text.
            public var link: String?

            /// Makes a run.
            public init(_ content: Content, attributes: Attributes = [], paint: Paint? = nil, link: String? = nil) {
                self.content = content
                self.attributes = attributes
                self.paint = paint
                self.link = link
            }
        }

        /// What a run says.
        public enum Content: Sendable, Hashable {
            /// The same in every language.
            case verbatim(String)
            /// A word that is looked up when it is drawn.
            ///
            /// It is kept apart, since a word is large and most runs have none.
            indirect case word(BoundWord)

            /// The text at this moment.
            ///
            /// - Parameter theme: The theme that holds where it is drawn.
            public func text(theme: Theme) -> String {
                switch self {
                case .verbatim(let text): text
                case .word(let word): word.text(theme: theme)
                }
            }
        }

        /// What a run looks like beside its colour.
        public struct Attributes: OptionSet, Sendable, Hashable {
            /// One bit an attribute.
            public let rawValue: UInt8
            /// Makes a set of its bits.
            @inlinable
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            /// Heavier than usual.
            @inlinable public static var bold: Attributes { Attributes(rawValue: 1) }
            /// Slanted.
            @inlinable public static var italic: Attributes { Attributes(rawValue: 2) }
            /// With a line below.
            @inlinable public static var underline: Attributes { Attributes(rawValue: 4) }
            /// With a line through.
            @inlinable public static var strikethrough: Attributes { Attributes(rawValue: 8) }
        }
    }
}
