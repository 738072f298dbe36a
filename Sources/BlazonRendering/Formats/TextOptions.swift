/// How text becomes cells, where outputs and their readers differ.
///
/// It is given to whoever draws, not to a view: the same view is shown in a terminal of wide symbols and in one of narrow
/// symbols, and a toolkit that draws text itself has rules of its own.
///
/// ```swift
/// let log = Text("a\u{1B}[2Jb")
/// log.rendered()                                             // ab
/// log.rendered(options: TextOptions(controls: .visible))     // a␛[2Jb
/// "±°".cellWidth(options: TextOptions(ambiguousWidth: .wide))      // 4
/// ```
public struct TextOptions: Sendable, Hashable {
    /// How many cells a character takes that East Asian fonts draw wide and others narrow: class A of UAX #11.
    public enum AmbiguousWidth: String, Sendable, Hashable, CaseIterable {
        /// One cell.
        case narrow
        /// Two cells, as in terminals that are set up so for Chinese, Japanese or Korean.
        case wide
    }

    /// What becomes of signs that are not seen but obeyed.
    public enum Unseen: String, Sendable, Hashable, CaseIterable {
        /// They are left out.
        case removed
        /// Something that is seen stands for each of them. Nothing is obeyed either.
        case visible
    }

    /// How many cells characters of ambiguous width take: `★` and `±`, and letters such as `é` and `Я`.
    ///
    /// Lines and blocks (U+2500 … U+259F) of two cells do not join. Where a border, a bar or a divider is made of
    /// such, ASCII is drawn in its place; everything else is laid out at its width.
    public var ambiguousWidth: AmbiguousWidth

    /// What becomes of control characters.
    ///
    /// Removed, they go with the whole escape sequence that they begin. Visible, each is a picture of its own: U+2400 … U+241F,
    /// U+2421 for DEL, U+FFFD for U+0080 … U+009F. Tabs and line breaks are laid out in either case.
    public var controls: Unseen

    /// What becomes of the signs that embed, override or isolate a direction of text: U+202A … U+202E, U+2066 … U+2069.
    ///
    /// Visible, each is its number, such as `<U+202E>`: a replacement character would not tell an override, which can make
    /// text read as something else, from an isolate, which programs put around names.
    public var bidirectionalControls: Unseen

    /// Makes options; each is what holds where nothing is said.
    public init(
        ambiguousWidth: AmbiguousWidth = .narrow,
        controls: Unseen = .removed,
        bidirectionalControls: Unseen = .removed
    ) {
        self.ambiguousWidth = ambiguousWidth
        self.controls = controls
        self.bidirectionalControls = bidirectionalControls
    }
}
