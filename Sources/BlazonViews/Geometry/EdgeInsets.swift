/// The room left free at each side of a rectangle, in cells or the host's units.
public struct EdgeInsets: Sendable, Hashable {
    /// Above, from 0.
    public let top: Int
    /// Where lines begin, from 0.
    public let leading: Int
    /// Below, from 0.
    public let bottom: Int
    /// Where lines end, from 0.
    public let trailing: Int

    /// Makes insets. What is below zero is zero.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = max(top, 0)
        self.leading = max(leading, 0)
        self.bottom = max(bottom, 0)
        self.trailing = max(trailing, 0)
    }

    /// The same length at each of some edges.
    public init(_ edges: Edge.Set, _ length: Int) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }
}

extension EdgeInsets: CustomStringConvertible {
    /// Top, leading, bottom, trailing; one number where they are the same: `1` or `0,1,0,1`.
    public var description: String {
        top == leading && top == bottom && top == trailing ? "\(top)" : "\(top),\(leading),\(bottom),\(trailing)"
    }
}
