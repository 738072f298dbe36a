extension Theme.Color {
    /// This colour drawn over another: Porter and Duff's *source over*, in gamma-encoded sRGB.
    ///
    /// ```swift
    /// let blue = Theme.Color("#0000FF").withAlpha(0.5), red = Theme.Color("#FF0000").withAlpha(0.5)
    /// blue.composited(over: red)        // (85, 0, 170) at opacity 0.75
    /// ```
    ///
    /// Each channel is rounded half up, once, at the end. Compositing in linear light would give another result; sRGB
    /// is what browsers and window systems do, and what designers expect of “black at 54 %”.
    ///
    /// - Parameter backdrop: What lies behind. Where it is opaque, so is the result.
    public func composited(over backdrop: Theme.Color) -> Theme.Color {
        if alpha >= 1 || backdrop.alpha <= 0 { return self }
        if alpha <= 0 { return backdrop }
        let rest = backdrop.alpha * (1 - alpha)
        let total = alpha + rest
        func mix(_ front: UInt8, _ back: UInt8) -> UInt8 {
            Self.byte((Double(front) * alpha + Double(back) * rest) / total)
        }
        return Theme.Color(
            red: mix(red, backdrop.red),
            green: mix(green, backdrop.green),
            blue: mix(blue, backdrop.blue),
            alpha: backdrop.isOpaque ? 1 : total
        )
    }
}
