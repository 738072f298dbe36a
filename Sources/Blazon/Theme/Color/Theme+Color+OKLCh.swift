import Foundation

extension Theme.Color {
    /// A colour by its lightness, how colourful it is, and its hue: ``OKLab`` in polar form, as CSS writes `oklch()`.
    ///
    /// ```swift
    /// let red = Theme.Color("#FF0000").okLCh        // lightness 0.62796, chroma 0.25768, hue 29.234
    /// Theme.Color(okLCh: .init(lightness: 0.8, chroma: red.chroma, hue: red.hue)).hex       // a light red
    /// ```
    public struct OKLCh: Sendable, Hashable {
        /// Lightness, from 0 (black) to 1 (white).
        public var lightness: Double
        /// How far from grey, from 0; up to 0.37 for what a screen shows.
        public var chroma: Double
        /// In degrees, from 0 to 360: red is at 29, yellow at 110, green at 142, blue at 264.
        public var hue: Double

        /// Makes a colour of its three coordinates.
        ///
        /// - Parameters:
        ///   - lightness: From 0 (black) to 1 (white).
        ///   - chroma: From 0 (grey).
        ///   - hue: In degrees; whole turns do not count.
        public init(lightness: Double, chroma: Double, hue: Double) {
            self.lightness = lightness
            self.chroma = chroma
            self.hue = hue
        }

        /// The polar form of a colour. What is as good as grey has chroma and hue 0: its hue would be an error of rounding.
        public init(_ lab: OKLab) {
            let chroma = lab.chroma
            let degrees = atan2(lab.b, lab.a) * 180 / .pi
            lightness = lab.lightness
            self.chroma = chroma < Self.neutralChroma ? 0 : chroma
            hue = chroma < Self.neutralChroma ? 0 : degrees < 0 ? degrees + 360 : degrees
        }

        /// Far below the least chroma of a colour of 8 bits that is not grey, 0.0013.
        private static let neutralChroma = 1e-4
    }

    /// The colour by lightness, chroma and hue, without regard to its opacity. The hue of greys is 0.
    public var okLCh: OKLCh { OKLCh(okLab) }

    /// Makes the nearest colour that a screen can show.
    ///
    /// Where sRGB has no such colour, lightness and hue stay and the chroma is lowered to what there is.
    ///
    /// - Parameters:
    ///   - okLCh: Coordinates that are no numbers are 0.
    ///   - alpha: 0 to 1, as in ``init(red:green:blue:alpha:)``.
    public init(okLCh: OKLCh, alpha: Double = 1) {
        self.init(okLab: OKLab(okLCh), alpha: alpha)
    }
}

extension Theme.Color.OKLab {
    /// The Cartesian form of a colour.
    public init(_ color: Theme.Color.OKLCh) {
        let angle = color.hue * .pi / 180
        self.init(lightness: color.lightness, a: color.chroma * cos(angle), b: color.chroma * sin(angle))
    }
}
