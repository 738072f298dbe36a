import Blazon

/// The colours that a terminal has under a number, and the nearest of them to any colour.
enum TerminalPalette {
    /// The nearest of xterm's cube and greys, by OKLab.
    ///
    /// - Returns: 16–255. Those below are the user's own, and nobody knows what they look like.
    static func nearestIndexed(to color: Theme.Color) -> UInt8 {
        nearest(to: color.okLab, among: indexed)
    }

    /// One of the sixteen colours.
    ///
    /// No measure of distance is good with so few: greys would become blue. So near-neutral colours go by lightness to
    /// black, dark grey, light grey and white, and all others to the nearest of the colours proper.
    static func nearestNamed(to color: Theme.Color) -> UInt8 {
        let lab = color.okLab
        guard lab.chroma < (lab.lightness < 0.25 ? darkNeutralChroma : neutralChroma) else {
            return nearest(to: lab, among: named)
        }
        // The bounds lie half way between the L* of #000000, #808080, #C0C0C0 and #FFFFFF.
        switch color.perceivedLightness {
        case ..<26.8: return 0
        case ..<65.6: return 8
        case ..<88.9: return 7
        default: return 15
        }
    }

    /// Colours below look grey.
    private static let neutralChroma = 0.04
    /// Of a colour that is nearly black, less of its hue is seen: text that is a black with something of the background in it
    /// stays black.
    private static let darkNeutralChroma = 0.08

    private typealias Entry = (index: UInt8, lab: Theme.Color.OKLab)

    private static func nearest(to color: Theme.Color.OKLab, among entries: [Entry]) -> UInt8 {
        var best: (index: UInt8, distance: Double) = (0, .infinity)
        for entry in entries {
            let distance = entry.lab.squaredDistance(to: color)
            if distance < best.distance { best = (entry.index, distance) }
        }
        return best.index
    }

    private static let indexed: [Entry] = {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        var colors = levels.flatMap { red in
            levels.flatMap { green in levels.map { Theme.Color(red: red, green: green, blue: $0) } }
        }
        colors += (0..<24).map { 8 + 10 * $0 }.map { Theme.Color(red: $0, green: $0, blue: $0) }
        return zip(16...255, colors).map { (index: $0, lab: $1.okLab) }
    }()

    /// The twelve that have a hue, as xterm shows them unless it is told otherwise.
    private static let named: [Entry] = {
        let colors: [(UInt8, Theme.Color)] = [
            (1, "#CD0000"), (2, "#00CD00"), (3, "#CDCD00"), (4, "#0000EE"), (5, "#CD00CD"), (6, "#00CDCD"),
            (9, "#FF0000"), (10, "#00FF00"), (11, "#FFFF00"), (12, "#5C5CFF"), (13, "#FF00FF"), (14, "#00FFFF"),
        ]
        return colors.map { (index: $0, lab: $1.okLab) }
    }()
}
