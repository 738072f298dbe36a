extension Node {
    /// A picture of the size of a letter, in one colour.
    public struct Icon: Sendable, Hashable {
        /// The character, or characters, that the picture is made of.
        public var glyph: String
        /// The colour, or nil for what is usual where the icon stands.
        public var paint: Paint?

        /// Makes an icon of a glyph.
        public init(glyph: String, paint: Paint? = nil) {
            self.glyph = glyph
            self.paint = paint
        }
    }
}
