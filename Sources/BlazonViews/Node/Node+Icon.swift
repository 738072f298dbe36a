extension Node {
    /// A picture in one colour, of the size of a letter or of a few lines.
    public struct Icon: Sendable, Hashable {
        /// What the picture is made of where there are more than characters.
        public enum Image: Sendable, Hashable {
            /// Shapes.
            case symbol(Symbol)
            /// Pixels.
            case pixels(Pixels)
        }

        /// The character, or characters, that the picture is made of, or that stand for the image; may be empty.
        public var glyph: String
        /// The image, or nil for a picture of characters alone.
        public let image: Image?
        /// How many lines high the image is, 1 to 32; 1 for a picture of characters.
        public let rows: Int
        /// The colour, or nil for what is usual where the icon stands.
        public var paint: Paint?

        /// Makes an icon of a glyph.
        public init(glyph: String, paint: Paint? = nil) {
            self.glyph = glyph
            self.paint = paint
            image = nil
            rows = 1
        }

        /// Makes an icon of an image.
        ///
        /// - Parameters:
        ///   - image: Drawn in the colour of `paint`, whatever colours it has.
        ///   - glyph: What stands for it where there are only characters.
        ///   - rows: How many lines high it is, 1 to 32; what lies outside is brought to the nearer end.
        ///   - paint: The colour, or nil for what is usual where the icon stands.
        public init(_ image: Image, glyph: String = "", rows: Int = 1, paint: Paint? = nil) {
            self.glyph = glyph
            self.image = image
            self.rows = min(max(rows, 1), 32)
            self.paint = paint
        }

        /// How many cells wide the image is, 1 to 512: twice as many as lines for a square, because a cell is half as wide as high.
        public var columns: Int {
            let aspect =
                switch image {
                case nil: 0.5
                case .symbol(let symbol): symbol.width / symbol.height
                case .pixels(let pixels): Double(pixels.width) / Double(pixels.height)
                }
            return max(Int((Double(2 * rows) * min(aspect, 8)).rounded()), 1)
        }
    }
}
