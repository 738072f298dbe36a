import Foundation

extension Theme.Color {
    /// The relative luminance by WCAG 2, from 0 (black) to 1 (white), without regard to opacity.
    public var relativeLuminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio by WCAG 2 of this colour on a background, from 1 (none) to 21 (black on white).
    ///
    /// Text needs 4.5, large text 3; at increased contrast 7. A ratio is never rounded before it is compared: `#777777`
    /// on white has 4.478 and fails.
    ///
    /// - Parameter background: What the colour stands on, taken as opaque. A translucent colour is composited first.
    public func contrastRatio(on background: Theme.Color) -> Double {
        let front = composited(over: background).relativeLuminance
        let back = background.relativeLuminance
        return (max(front, back) + 0.05) / (min(front, back) + 0.05)
    }
}
