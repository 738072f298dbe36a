extension Theme.Color {
    /// Where the way from one colour to another leads along.
    public enum MixingSpace: String, Sendable, Hashable, CaseIterable {
        /// Through the channels as they are written: what browsers do in older gradients.
        case sRGB
        /// Through amounts of light, as two lamps mix.
        case linearSRGB
        /// So that each part of the way looks equally long.
        case okLab
    }

    /// A colour on the way from this one to another.
    ///
    /// ```swift
    /// let red = Theme.Color("#FF0000")
    /// red.mixed(with: "#00FF00", by: 0.5).hex                        // "#D0A800"
    /// red.mixed(with: "#00FF00", by: 0.5, in: .linearSRGB).hex       // "#BCBC00"
    /// red.mixed(with: "#00FF00", by: 0.5, in: .sRGB).hex             // "#808000"
    /// ```
    ///
    /// Opacities are mixed as well, and of a colour that is less opaque there is less in the mixture, as in CSS. To draw a
    /// translucent colour over another is ``composited(over:)``.
    ///
    /// - Parameters:
    ///   - other: The end of the way.
    ///   - fraction: From 0, which is exactly this colour, to 1, which is exactly the other; NaN is 0.
    ///   - space: Where the way leads along.
    public func mixed(with other: Theme.Color, by fraction: Double, in space: MixingSpace = .okLab) -> Theme.Color {
        guard fraction > 0 else { return self }
        guard fraction < 1 else { return other }
        let opacity = alpha * (1 - fraction) + other.alpha * fraction
        guard opacity > 0 else { return withAlpha(0) }
        let share = other.alpha * fraction / opacity
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        switch space {
        case .sRGB:
            return Theme.Color(
                red: Self.byte(mix(Double(red), Double(other.red))),
                green: Self.byte(mix(Double(green), Double(other.green))),
                blue: Self.byte(mix(Double(blue), Double(other.blue))),
                alpha: opacity
            )
        case .linearSRGB:
            let (one, two) = (linearRGB, other.linearRGB)
            let mixture = LinearRGB(
                red: mix(one.red, two.red),
                green: mix(one.green, two.green),
                blue: mix(one.blue, two.blue)
            )
            return Theme.Color(mixture, alpha: opacity)
        case .okLab:
            let (one, two) = (okLab, other.okLab)
            let mixture = OKLab(
                lightness: mix(one.lightness, two.lightness),
                a: mix(one.a, two.a),
                b: mix(one.b, two.b)
            )
            return Theme.Color(okLab: mixture, alpha: opacity)
        }
    }
}
