/// Where things of different widths stand in a column.
public enum HorizontalAlignment: String, Sendable, Hashable {
    /// Where lines begin.
    case leading
    /// In the middle; an odd unit goes to the trailing side.
    case center
    /// Where lines end.
    case trailing
}

/// Where things of different heights stand in a row.
public enum VerticalAlignment: String, Sendable, Hashable {
    /// At the top.
    case top
    /// In the middle; an odd unit goes to the bottom.
    case center
    /// At the bottom.
    case bottom
    /// The first lines of text on one line.
    case firstTextBaseline
    /// The last lines of text on one line.
    case lastTextBaseline
}

/// Where something stands in a rectangle that is larger than it.
public struct Alignment: Sendable, Hashable {
    /// From leading to trailing.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// Makes an alignment of its two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle of both directions.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the corner at the top where lines begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the corner at the top where lines end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the corner at the bottom where lines begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner at the bottom where lines end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// At the leading side, the first lines of text on one line.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// In the middle of the width, the first lines of text on one line.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// At the trailing side, the first lines of text on one line.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the leading side, the last lines of text on one line.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// In the middle of the width, the last lines of text on one line.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the trailing side, the last lines of text on one line.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment: CustomStringConvertible {
    /// For example `topLeading`, or both directions where the pair has no name.
    public var description: String {
        switch (horizontal, vertical) {
        case (.center, .center): "center"
        case (_, .center): horizontal.rawValue
        case (_, .firstTextBaseline): "\(horizontal.rawValue)FirstTextBaseline"
        case (_, .lastTextBaseline): "\(horizontal.rawValue)LastTextBaseline"
        case (.center, _): vertical.rawValue
        default: vertical.rawValue + horizontal.rawValue.prefix(1).uppercased() + horizontal.rawValue.dropFirst()
        }
    }
}

/// Where the lines of one text stand in its box.
public enum TextAlignment: String, Sendable, Hashable {
    /// Where lines begin.
    case leading
    /// In the middle; an odd unit goes to the trailing side.
    case center
    /// Where lines end.
    case trailing
}
