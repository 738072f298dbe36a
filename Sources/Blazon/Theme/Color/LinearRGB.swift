import Foundation

/// A colour in linear light: what sRGB is before it is gamma-encoded, from 0 to 1 where a screen shows it.
struct LinearRGB {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(_ lab: Theme.Color.OKLab) {
        func cubed(_ value: Double) -> Double { value * value * value }
        let l = cubed(lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b)
        let m = cubed(lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b)
        let s = cubed(lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b)
        red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
        green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
        blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    }

    var okLab: Theme.Color.OKLab {
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return Theme.Color.OKLab(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    /// The relative luminance by WCAG 2.
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// Less than makes a difference of one in a byte, even near black.
    static let tolerance = 1e-4

    /// Whether a screen shows it exactly, but for a small error.
    func isShown(within tolerance: Double) -> Bool {
        let range = -tolerance...1 + tolerance
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }

    /// The channels 0 to 255 in linear light, by the threshold of IEC 61966-2-1.
    static let channels: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// A channel in linear light as one of sRGB, from 0 to 255 where a screen shows it; not rounded.
    static func encoded(_ channel: Double) -> Double {
        255 * (channel <= 0.0031308 ? channel * 12.92 : 1.055 * pow(channel, 1 / 2.4) - 0.055)
    }
}

extension Theme.Color {
    var linearRGB: LinearRGB {
        let channels = LinearRGB.channels
        return LinearRGB(red: channels[Int(red)], green: channels[Int(green)], blue: channels[Int(blue)])
    }

    /// The nearest colour of 8 bits a channel.
    init(_ linear: LinearRGB, alpha: Double) {
        self.init(
            red: Self.byte(LinearRGB.encoded(linear.red)),
            green: Self.byte(LinearRGB.encoded(linear.green)),
            blue: Self.byte(LinearRGB.encoded(linear.blue)),
            alpha: alpha
        )
    }
}
