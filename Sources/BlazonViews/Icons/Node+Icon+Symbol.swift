public import Blazon

extension Node.Icon {
    /// A symbolic image: shapes without colours of their own.
    ///
    /// It follows the convention of freedesktop.org and GTK: every fill and stroke but `none` becomes the icon's colour, and
    /// what has the class `success`, `warning` or `error` the colour of that role. Drawn are `path`, `rect`, `circle`,
    /// `ellipse`, `line`, `polyline` and `polygon`, in groups, with transforms, opacities and strokes.
    ///
    /// Nothing else of the text is kept: no scripts, style sheets, addresses and event handlers, so that an image from
    /// outside can be put into a page.
    public struct Symbol: Sendable, Hashable {
        /// Where the part that is seen begins.
        public let x: Double
        /// Where the part that is seen begins.
        public let y: Double
        /// Of the part that is seen, more than 0.
        public let width: Double
        /// Of the part that is seen, more than 0.
        public let height: Double
        /// What is drawn, from the back to the front.
        public let shapes: [Shape]

        /// A shape, or a group of shapes.
        public struct Shape: Sendable, Hashable {
            /// What the element of SVG is called.
            public let element: String
            /// Those of SVG that say where and how it is drawn, by name. Fill and stroke are `none` or `currentColor`.
            public let attributes: [String: String]
            /// The role whose colour it has in place of the icon's.
            public let role: Theme.Role?
            /// What a group consists of.
            public let shapes: [Shape]
        }

        /// Reads a symbolic image.
        ///
        /// - Parameter svg: The text of the file, at most 256 KiB, 4,096 elements and 32 levels.
        /// - Throws: ``IconError`` with line and column: where the text is not well-formed, declares entities, has no size, or
        ///   has an element that is seen and cannot be drawn, such as `text`, `image` and `use`.
        public init(svg: String) throws(IconError) {
            var parser = SymbolParser(svg)
            self = try parser.parse()
        }

        /// The roles whose colours parts of the image have.
        public var roles: Set<Theme.Role> {
            var roles: Set<Theme.Role> = []
            var rest = shapes
            while let shape = rest.popLast() {
                if let role = shape.role { roles.insert(role) }
                rest += shape.shapes
            }
            return roles
        }

        init(x: Double, y: Double, width: Double, height: Double, shapes: [Shape]) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.shapes = shapes
        }
    }
}
