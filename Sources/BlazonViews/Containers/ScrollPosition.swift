/// How far something is scrolled, in cells or the host's units.
///
/// ```swift
/// ScrollPosition(y: 3)              // three rows are hidden above
/// ScrollPosition(edge: .bottom)     // as far down as can be, however much there is
/// ```
public struct ScrollPosition: Sendable, Hashable {
    /// How much is hidden before the leading side, from 0. What is more than can be means the trailing edge.
    public var x: Int
    /// How much is hidden above the top, from 0. What is more than can be means the bottom.
    public var y: Int

    /// Makes a position. Less than zero is zero.
    ///
    /// - Parameters:
    ///   - x: How much is hidden before the leading side.
    ///   - y: How much is hidden above the top.
    public init(x: Int = 0, y: Int = 0) {
        self.x = max(x, 0)
        self.y = max(y, 0)
    }

    /// The position in which one edge of the content is seen.
    public init(edge: Edge) {
        switch edge {
        case .top, .leading: self.init()
        case .bottom: self.init(y: .max)
        case .trailing: self.init(x: .max)
        }
    }
}
