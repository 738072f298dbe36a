import Blazon
import Foundation

/// A colour in a space in which equal distances look equally different.
///
/// The formula is Björn Ottosson's, “A perceptual color space for image processing”, 2020,
/// https://bottosson.github.io/posts/oklab/.
struct OKLab: Equatable {
    /// Lightness, from 0 (black) to 1 (white).
    var lightness: Double
    /// From green to red.
    var a: Double
    /// From blue to yellow.
    var b: Double

    /// How far from grey.
    var chroma: Double { (a * a + b * b).squareRoot() }

    /// The square of the distance between two colours, which is all that is needed to find the nearest.
    func squaredDistance(to other: OKLab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return dl * dl + da * da + db * db
    }
}

extension Theme.Color {
    /// The colour in OKLab, without regard to its opacity.
    var okLab: OKLab {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return OKLab(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    /// The lightness L* of CIELAB, from 0 to 100, without regard to opacity.
    var perceivedLightness: Double {
        let luminance = relativeLuminance
        return luminance > 216.0 / 24389 ? 116 * cbrt(luminance) - 16 : luminance * 24389 / 27
    }

    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
