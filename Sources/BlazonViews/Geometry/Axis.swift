/// A direction in which things are laid out.
public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// From leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Neither, one or both directions.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit a direction.
        public let rawValue: UInt8
        /// Makes a set of its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// From leading to trailing.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
