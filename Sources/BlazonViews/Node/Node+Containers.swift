extension Node {
    /// Things in a row or a column.
    public struct Stack: Sendable, Hashable {
        /// A row or a column.
        public var axis: Axis
        /// Where things stand across the axis: `horizontal` counts in a column, `vertical` in a row.
        public var alignment: Alignment
        /// The room between two things, from 0.
        public var spacing: Int { didSet { spacing = max(spacing, 0) } }
        /// From leading to trailing, or from top to bottom.
        public var children: [Node]
        /// What the children are known by from one update to the next, in the same order; none where each is known by its
        /// position.
        public var keys: [Key]

        /// Makes a stack. A spacing below zero is zero.
        public init(
            _ axis: Axis,
            alignment: Alignment = .center,
            spacing: Int,
            children: [Node],
            keys: [Key] = []
        ) {
            self.axis = axis
            self.alignment = alignment
            self.spacing = max(spacing, 0)
            self.children = children
            self.keys = keys
        }
    }

    /// Things on top of each other.
    public struct Layers: Sendable, Hashable {
        /// Where the smaller ones stand.
        public var alignment: Alignment
        /// From the back to the front.
        public var children: [Node]
        /// Which child gives the size to all of them, as the content of an overlay does; nil for the largest.
        public var base: Int?
        /// What the children are known by from one update to the next, in the same order; none where each is known by its
        /// position.
        public var keys: [Key]

        /// Makes layers. A base that is no index of a child is nil.
        public init(alignment: Alignment = .center, base: Int? = nil, children: [Node], keys: [Key] = []) {
            self.alignment = alignment
            self.children = children
            self.keys = keys
            self.base = base.flatMap { children.indices.contains($0) ? $0 : nil }
        }
    }

    /// A window onto something that may be larger. Without axes it only cuts off what laps over its content's own size.
    public struct Scroll: Sendable, Hashable {
        /// The directions in which the content may be larger than the window.
        public var axes: Axis.Set
        /// How many units of the content are hidden before the leading side, from 0; at most so many that its end is seen.
        public var x: Int { didSet { x = max(x, 0) } }
        /// How many units of the content are hidden above the top, from 0; at most so many that its end is seen.
        public var y: Int { didSet { y = max(y, 0) } }
        /// What is looked at.
        public var content: Node

        /// Makes a window. An offset below zero is zero.
        public init(_ axes: Axis.Set, x: Int = 0, y: Int = 0, content: Node) {
            self.axes = axes
            self.x = max(x, 0)
            self.y = max(y, 0)
            self.content = content
        }
    }

    /// Alternatives, of which the first is shown whose ideal size fits; the last one where none does.
    public struct Fits: Sendable, Hashable {
        /// The directions in which it has to fit.
        public var axes: Axis.Set
        /// From the best to the smallest.
        public var alternatives: [Node]

        /// Makes a choice.
        public init(_ axes: Axis.Set = [.horizontal, .vertical], alternatives: [Node]) {
            self.axes = axes
            self.alternatives = alternatives
        }
    }
}
