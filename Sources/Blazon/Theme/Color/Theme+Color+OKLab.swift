import Foundation

extension Theme.Color {
    /// A colour in a space in which equal distances look equally different.
    ///
    /// ```swift
    /// Theme.Color("#FF0000").okLab        // lightness 0.62796, a 0.22486, b 0.12585
    /// ```
    ///
    /// The formula is Björn Ottosson's, “A perceptual color space for image processing”, 2020,
    /// https://bottosson.github.io/posts/oklab/.
    public struct OKLab: Sendable, Hashable {
        /// Lightness, from 0 (black) to 1 (white).
        public var lightness: Double
        /// From green (below 0) to red; within ±0.4 for what a screen shows.
        public var a: Double
        /// From blue (below 0) to yellow; within ±0.4 for what a screen shows.
        public var b: Double

        /// Makes a colour of its three coordinates.
        ///
        /// - Parameters:
        ///   - lightness: From 0 (black) to 1 (white).
        ///   - a: From green to red.
        ///   - b: From blue to yellow.
        public init(lightness: Double, a: Double, b: Double) {
            self.lightness = lightness
            self.a = a
            self.b = b
        }

        /// How far from grey; up to 0.37 for what a screen shows.
        public var chroma: Double { (a * a + b * b).squareRoot() }

        /// The square of the distance between two colours, which is all that is needed to find the nearest.
        package func squaredDistance(to other: OKLab) -> Double {
            let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
            return dl * dl + da * da + db * db
        }
    }

    /// The colour in OKLab, without regard to its opacity.
    public var okLab: OKLab { linearRGB.okLab }

    /// Makes the nearest colour that a screen can show.
    ///
    /// Where sRGB has no such colour, lightness and hue stay and the chroma is lowered to what there is.
    ///
    /// - Parameters:
    ///   - okLab: Coordinates that are no numbers are 0.
    ///   - alpha: 0 to 1, as in ``init(red:green:blue:alpha:)``.
    public init(okLab: OKLab, alpha: Double = 1) {
        self.init(LinearRGB(okLab.brought(within: LinearRGB.tolerance)), alpha: alpha)
    }

    /// The lightness L* of CIELAB, from 0 (black) to 100 (white), without regard to opacity. A colour from 50 on is light.
    public var perceivedLightness: Double {
        let luminance = relativeLuminance
        return luminance > 216.0 / 24389 ? 116 * cbrt(luminance) - 16 : luminance * 24389 / 27
    }
}

extension Theme.Color.OKLab {
    /// The same colour with as much of its chroma as sRGB has at this lightness and hue.
    fileprivate func brought(within tolerance: Double) -> Theme.Color.OKLab {
        var color = self
        color.lightness = lightness.isNaN ? 0 : min(max(lightness, 0), 1)
        if !a.isFinite { color.a = 0 }
        if !b.isFinite { color.b = 0 }
        guard !LinearRGB(color).isShown(within: tolerance) else { return color }
        // Grey is shown at every lightness, so that there is an answer between none and all of the chroma.
        var (shown, tooMuch) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (shown + tooMuch) / 2
            if LinearRGB(color.scaled(by: middle)).isShown(within: tolerance) {
                shown = middle
            } else {
                tooMuch = middle
            }
        }
        return color.scaled(by: shown)
    }

    private func scaled(by factor: Double) -> Theme.Color.OKLab {
        Theme.Color.OKLab(lightness: lightness, a: a * factor, b: b * factor)
    }
}
