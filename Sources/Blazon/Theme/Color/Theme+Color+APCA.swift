import Foundation

extension Theme.Color {
    /// The lightness contrast of this text colour on a background by APCA 0.98G, from −108 to 106.
    ///
    /// ```swift
    /// Theme.Color("#888").apcaContrast(on: "#FFF")        // 63.056: dark on light is above zero
    /// Theme.Color("#FFF").apcaContrast(on: "#888")        // -68.541: light on dark is below
    /// ```
    ///
    /// Unlike the ratio of WCAG it knows which of the two is the text, and it does not call dark colours on black readable.
    /// As a rule of thumb 75 is right for columns of text, 60 for other text, 45 for large text, 30 for pictures.
    ///
    /// The algorithm is Andrew Somers's, https://github.com/Myndex/SAPC-APCA, version 0.0.98G-4g.
    ///
    /// - Parameter background: What the text stands on, taken as opaque. A translucent colour is composited first.
    public func apcaContrast(on background: Theme.Color) -> Double {
        let text = composited(over: background).screenLuminance
        let back = background.screenLuminance
        guard abs(back - text) >= 0.0005 else { return 0 }
        // Each polarity has exponents of its own; what is hardly visible is none, all else moves towards zero.
        if back > text {
            let contrast = (pow(back, 0.56) - pow(text, 0.57)) * 1.14
            return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
        }
        let contrast = (pow(back, 0.65) - pow(text, 0.62)) * 1.14
        return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
    }

    /// The luminance as APCA estimates it for a screen in a lit room, in which near blacks are alike.
    private var screenLuminance: Double {
        func linear(_ channel: UInt8) -> Double { pow(Double(channel) / 255, 2.4) }
        let luminance = 0.2126729 * linear(red) + 0.7151522 * linear(green) + 0.0721750 * linear(blue)
        let blackThreshold = 0.022
        return luminance > blackThreshold ? luminance : luminance + pow(blackThreshold - luminance, 1.414)
    }
}
