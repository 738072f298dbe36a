public import Blazon

extension Node {
    /// Limits to the size of one thing, and its place. Width and height are fixed where the least and the most are the same.
    public struct Frame: Sendable, Hashable {
        /// The least width, from 0, or nil for the content's.
        public var minWidth: Int? { didSet { minWidth = minWidth.map { max($0, 0) } } }
        /// The width where nothing is proposed, from 0, or nil for the content's.
        public var idealWidth: Int? { didSet { idealWidth = idealWidth.map { max($0, 0) } } }
        /// The greatest width, or nil for the content's; with `.infinity` it takes what it is offered.
        public var maxWidth: Length?
        /// The least height, from 0, or nil for the content's.
        public var minHeight: Int? { didSet { minHeight = minHeight.map { max($0, 0) } } }
        /// The height where nothing is proposed, from 0, or nil for the content's.
        public var idealHeight: Int? { didSet { idealHeight = idealHeight.map { max($0, 0) } } }
        /// The greatest height, or nil for the content's; with `.infinity` it takes what it is offered.
        public var maxHeight: Length?
        /// Where the content stands.
        public var alignment: Alignment
        /// Who is served first when a stack divides its room: the greater number. 0 is usual.
        public var priority: Double { didSet { priority = priority.isNaN ? 0 : priority } }
        /// In which directions the content has its ideal length, whatever there is.
        public var fixedAxes: Axis.Set
        /// How far to the trailing side of its place the content is drawn; less than zero for the leading side.
        public var x: Int
        /// How far below its place the content is drawn; less than zero for above.
        public var y: Int
        /// What is framed.
        public var content: Node

        /// Makes a frame. Lengths below zero are zero, a priority that is no number is 0.
        public init(
            minWidth: Int? = nil,
            idealWidth: Int? = nil,
            maxWidth: Length? = nil,
            minHeight: Int? = nil,
            idealHeight: Int? = nil,
            maxHeight: Length? = nil,
            alignment: Alignment = .center,
            priority: Double = 0,
            fixedAxes: Axis.Set = [],
            x: Int = 0,
            y: Int = 0,
            content: Node
        ) {
            self.minWidth = minWidth.map { max($0, 0) }
            self.idealWidth = idealWidth.map { max($0, 0) }
            self.maxWidth = maxWidth
            self.minHeight = minHeight.map { max($0, 0) }
            self.idealHeight = idealHeight.map { max($0, 0) }
            self.maxHeight = maxHeight
            self.alignment = alignment
            self.priority = priority.isNaN ? 0 : priority
            self.fixedAxes = fixedAxes
            self.x = x
            self.y = y
            self.content = content
        }
    }

    /// Room around one thing.
    public struct Padding: Sendable, Hashable {
        /// How much at each side.
        public var insets: EdgeInsets
        /// What has room around it.
        public var content: Node

        /// Makes a padding.
        public init(_ insets: EdgeInsets, content: Node) {
            self.insets = insets
            self.content = content
        }
    }

    /// A line around one thing, which stands inside. At each side it takes a unit, or as many as its glyphs are wide.
    public struct Border: Sendable, Hashable {
        /// The paint of the line.
        public var paint: Paint
        /// The eight pieces of the line, or nil for those of the theme that holds where it is drawn.
        public var line: BorderGlyphs?
        /// What has the line around it.
        public var content: Node

        /// Makes a border.
        public init(_ paint: Paint, line: BorderGlyphs? = nil, content: Node) {
            self.paint = paint
            self.line = line
            self.content = content
        }
    }

    /// Paint behind one thing, of its size.
    public struct Background: Sendable, Hashable {
        /// The paint.
        public var paint: Paint
        /// What stands in front of it.
        public var content: Node

        /// Makes a background.
        public init(_ paint: Paint, content: Node) {
            self.paint = paint
            self.content = content
        }
    }

    /// A theme or a variant of its own for what lies inside. What is nil is as it is outside.
    public struct Scope: Sendable, Hashable {
        /// The theme inside.
        public var theme: Theme?
        /// The scheme inside.
        public var scheme: Theme.Scheme?
        /// The contrast inside.
        public var contrast: Theme.Contrast?
        /// For what it holds.
        public var content: Node

        /// Makes a scope.
        public init(
            theme: Theme? = nil,
            scheme: Theme.Scheme? = nil,
            contrast: Theme.Contrast? = nil,
            content: Node
        ) {
            self.theme = theme
            self.scheme = scheme
            self.contrast = contrast
            self.content = content
        }

        /// The variant that holds inside, where `outer` holds around.
        public func variant(in outer: Theme.Variant) -> Theme.Variant {
            Theme.Variant(scheme: scheme ?? outer.scheme, contrast: contrast ?? outer.contrast)
        }
    }
}
