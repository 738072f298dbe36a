extension Theme {
    /// A literal colour in gamma-encoded sRGB, not premultiplied.
    ///
    /// Channels are bytes, so that what a designer wrote comes out exactly. Alpha is a `Double`: black at 87 % over
    /// `#FAFAFA` is `#212121`, but with alpha rounded to a byte it would be `#202020`.
    ///
    /// ```swift
    /// let veil = Theme.Color(white: 0, alpha: 0.87)
    /// veil.composited(over: "#FAFAFA").hex        // "#212121"
    /// ```
    public struct Color: Sendable, Hashable {
        /// Red, 0 to 255.
        public let red: UInt8
        /// Green, 0 to 255.
        public let green: UInt8
        /// Blue, 0 to 255.
        public let blue: UInt8
        /// Opacity, from 0 (invisible) to 1 (opaque).
        public let alpha: Double
        /// What a terminal of sixteen colours shows instead; nil for the nearest. See ``shown(as:)``.
        public let ansi: ANSI?

        /// Makes a colour of three channels and an opacity.
        ///
        /// - Parameters:
        ///   - red: 0 to 255.
        ///   - green: 0 to 255.
        ///   - blue: 0 to 255.
        ///   - alpha: 0 to 1; what lies outside is brought to the nearer end, and NaN is opaque.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
            self.init(red: red, green: green, blue: blue, alpha: alpha, ansi: nil)
        }

        init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double, ansi: ANSI?) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
            self.ansi = ansi
        }

        /// Makes a grey.
        ///
        /// - Parameters:
        ///   - white: From 0 (black) to 1 (white), rounded half up to a byte; NaN is black.
        ///   - alpha: 0 to 1, as in ``init(red:green:blue:alpha:)``.
        public init(white: Double, alpha: Double = 1) {
            let level = Self.byte(white * 255)
            self.init(red: level, green: level, blue: level, alpha: alpha)
        }

        /// Opaque black.
        public static let black = Color(white: 0)
        /// Opaque white.
        public static let white = Color(white: 1)
        /// Nothing at all: black at opacity 0.
        public static let clear = Color(white: 0, alpha: 0)

        /// Whether nothing shines through.
        public var isOpaque: Bool { alpha >= 1 }

        /// The same colour at another opacity.
        ///
        /// - Parameter alpha: 0 to 1, as in ``init(red:green:blue:alpha:)``. It replaces the opacity there was.
        public func withAlpha(_ alpha: Double) -> Color {
            Color(red: red, green: green, blue: blue, alpha: alpha, ansi: ansi)
        }

        /// Rounds half up, once. Decimal opacities such as .87 have no exact binary form, so that a half may come out
        /// a hair too low; the small constant is far above that error and far below any difference one can see.
        static func byte(_ value: Double) -> UInt8 {
            guard value > 0 else { return 0 }
            return value >= 255 ? 255 : UInt8((value + 0.5 + 1e-9).rounded(.down))
        }
    }
}

extension Theme.Color: CustomStringConvertible {
    /// The colour as ``hex``.
    public var description: String { hex }
}
