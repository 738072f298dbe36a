extension Theme.Color {
    /// The relative luminance by WCAG 2, from 0 (black) to 1 (white), without regard to opacity.
    public var relativeLuminance: Double { linearRGB.luminance }

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

    /// A way to say how well one colour can be read on another.
    public enum ContrastMetric: String, Sendable, Hashable, CaseIterable {
        /// The ratio of WCAG 2, which laws ask for.
        case wcag2
        /// The lightness contrast of APCA, which is nearer to what people see.
        case apca
    }

    /// The colour, of some, that can be read best on this one.
    ///
    /// ```swift
    /// Theme.Color("#1E90FF").mostReadable().hex                   // "#000000", 6.49 : 1 and not 3.24
    /// Theme.Color("#1E90FF").mostReadable(by: .apca).hex          // "#FFFFFF", Lc 64.4 and not 45.1
    /// ```
    ///
    /// For colours of middling lightness the two metrics disagree.
    ///
    /// - Parameters:
    ///   - candidates: Colours of text. Of two that can be read equally well the earlier one is chosen; black, of none.
    ///   - metric: What decides.
    public func mostReadable(
        of candidates: [Theme.Color] = [.black, .white],
        by metric: ContrastMetric = .wcag2
    ) -> Theme.Color {
        var best: (color: Theme.Color, contrast: Double)?
        for candidate in candidates {
            let contrast =
                switch metric {
                case .wcag2: candidate.contrastRatio(on: self)
                case .apca: abs(candidate.apcaContrast(on: self))
                }
            if best.map({ $0.contrast < contrast }) ?? true { best = (candidate, contrast) }
        }
        return best?.color ?? .black
    }
}
