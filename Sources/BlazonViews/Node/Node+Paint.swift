public import Blazon

extension Node {
    /// A colour that is not resolved yet: a role or a literal, at an opacity.
    public struct Paint: Sendable, Hashable {
        /// Where the colour comes from.
        public enum Source: Sendable, Hashable {
            /// From the theme, when it is drawn.
            case role(Theme.Role)
            /// As it was written, under every theme.
            case color(Theme.Color)
        }

        /// Where the colour comes from.
        public let source: Source
        /// From 0 to 1; it multiplies the colour's own.
        public let opacity: Double

        /// Makes a paint.
        ///
        /// - Parameters:
        ///   - source: A role or a literal colour.
        ///   - opacity: 0 to 1; what lies outside is brought to the nearer end, and NaN is 1.
        public init(_ source: Source, opacity: Double = 1) {
            self.source = source
            self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        }

        /// The paint of a role.
        public static func role(_ role: Theme.Role) -> Paint { Paint(.role(role)) }
        /// The paint of a literal colour.
        public static func color(_ color: Theme.Color) -> Paint { Paint(.color(color)) }

        /// The colour at the moment of drawing.
        ///
        /// - Parameter palette: The colours of the theme and variant that hold where it is drawn.
        public func color(in palette: Theme.Palette) -> Theme.Color {
            let color =
                switch source {
                case .role(let role): palette[role]
                case .color(let color): color
                }
            return opacity == 1 ? color : color.withAlpha(color.alpha * opacity)
        }
    }
}

extension Node.Paint: CustomStringConvertible {
    /// The role's name or the colour's hex form, with the opacity where it is not 1: `accent`, `#9EC7FF@0.5`.
    public var description: String {
        let name =
            switch source {
            case .role(let role): role.name
            case .color(let color): color.hex
            }
        return opacity == 1 ? name : "\(name)@\(opacity)"
    }
}
