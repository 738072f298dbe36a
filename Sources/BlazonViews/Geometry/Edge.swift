/// A side of a rectangle.
public enum Edge: Sendable, Hashable, CaseIterable {
    /// The upper side.
    case top
    /// The side where a line of text begins.
    case leading
    /// The lower side.
    case bottom
    /// The side where a line of text ends.
    case trailing

    /// Some of the sides.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit a side.
        public let rawValue: UInt8
        /// Makes a set of its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The side where a line of text begins.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The side where a line of text ends.
        public static let trailing = Set(rawValue: 8)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}
