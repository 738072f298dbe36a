/// A place in a file.
public struct SourcePosition: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The character in the line, from 1.
    public let column: Int

    /// Makes a position.
    ///
    /// - Parameters:
    ///   - line: From 1.
    ///   - column: From 1, in characters.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first character of a file.
    public static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable, CustomStringConvertible {
    /// Whether one place comes before another.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// For example `3:10`.
    public var description: String { "\(line):\(column)" }
}
