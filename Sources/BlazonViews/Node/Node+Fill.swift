extension Node {
    /// A rectangle of paint. It takes all the room it is offered, and one cell where it is offered none in particular.
    public struct Fill: Sendable, Hashable {
        /// The paint.
        public var paint: Paint
        /// How the paint is put on.
        public var pattern: Pattern
        /// How much of the width is filled, from 0 to 1.
        public var fraction: Double { didSet { fraction = Self.part(fraction) } }
        /// Where the filled part stands in the width, from 0, at the leading side, to 1, at the trailing side.
        public var position: Double { didSet { position = Self.part(position) } }

        /// Makes a fill.
        ///
        /// - Parameters:
        ///   - paint: A role or a literal colour. A translucent one blends over what lies below and lets its glyphs be
        ///     seen; an opaque one hides them.
        ///   - pattern: Plain colour, or the glyphs of a bar.
        ///   - fraction: 0 to 1; what lies outside is brought to the nearer end, and NaN is 0.
        ///   - position: 0 to 1, as the fraction.
        public init(_ paint: Paint, pattern: Pattern = .solid, fraction: Double = 1, position: Double = 0) {
            self.paint = paint
            self.pattern = pattern
            self.fraction = Self.part(fraction)
            self.position = Self.part(position)
        }

        private static func part(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, 0), 1) }

        /// How paint is put on.
        public enum Pattern: String, Sendable, Hashable {
            /// As a colour behind everything; text without colours shows nothing of it.
            case solid
            /// As glyphs of a filled bar, from the theme's glyph set, the last one a partial one.
            case bar
            /// As glyphs of the empty part of a bar.
            case track
            /// As glyphs of a scale, from the theme's glyph set.
            case scale
            /// As a single marker on a scale, from the theme's glyph set, at the position; of whatever fraction.
            case marker
        }
    }
}
