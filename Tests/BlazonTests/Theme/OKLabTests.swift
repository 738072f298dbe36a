import Blazon
import Testing

@Suite("OKLab")
struct OKLabTests {
    @Test(
        "The published values come out",
        arguments: [
            ("#FF0000", 0.62796, 0.22486, 0.12585), ("#0000FF", 0.45201, -0.03246, -0.31153),
            ("#2196F3", 0.65816, -0.06106, -0.15754), ("#000000", 0, 0, 0), ("#FFFFFF", 1, 0, 0),
        ] as [(Theme.Color, Double, Double, Double)]
    )
    func values(_ color: Theme.Color, _ lightness: Double, _ a: Double, _ b: Double) {
        let lab = color.okLab
        #expect(abs(lab.lightness - lightness) < 1e-5)
        #expect(abs(lab.a - a) < 1e-5)
        #expect(abs(lab.b - b) < 1e-5)
    }

    @Test func `the polar form has the hue in degrees`() {
        let red = Theme.Color("#FF0000").okLCh
        #expect(abs(red.lightness - 0.62796) < 1e-5)
        #expect(abs(red.chroma - 0.25768) < 1e-5)
        #expect(abs(red.hue - 29.234) < 1e-3)
        #expect(abs(Theme.Color("#0000FF").okLCh.hue - 264.052) < 1e-3)
    }

    @Test func `greys have no hue, and their neighbours have one`() {
        for level in UInt8.min...UInt8.max {
            let grey = Theme.Color(red: level, green: level, blue: level).okLCh
            #expect(grey.hue == 0 && grey.chroma == 0)
            let warm = Theme.Color(red: level, green: level, blue: level == 0 ? 1 : level - 1).okLCh
            #expect(warm.hue > 0 && warm.chroma > 0)
        }
    }

    @Test func `every colour survives both forms`() {
        for step in 0..<4096 {
            let color = Theme.Color(
                red: UInt8(step & 15) * 17,
                green: UInt8(step >> 4 & 15) * 17,
                blue: UInt8(step >> 8) * 17,
                alpha: 0.25
            )
            #expect(Theme.Color(okLab: color.okLab, alpha: 0.25) == color)
            #expect(Theme.Color(okLCh: color.okLCh, alpha: 0.25) == color)
        }
    }

    @Test func `a colour that no screen shows keeps its lightness and hue`() {
        let wanted = Theme.Color.OKLCh(lightness: 0.7, chroma: 0.4, hue: 150)
        let shown = Theme.Color(okLCh: wanted).okLCh
        #expect(abs(shown.lightness - 0.7) < 0.003)
        #expect(abs(shown.hue - 150) < 1)
        #expect(shown.chroma > 0.19 && shown.chroma < 0.23)
    }

    @Test(
        arguments: [
            (.init(lightness: .nan, a: 0, b: 0), "#000000"), (.init(lightness: 1, a: .nan, b: .infinity), "#FFFFFF"),
            (.init(lightness: .infinity, a: 9, b: 9), "#FFFFFF"), (.init(lightness: -1, a: 0, b: 0), "#000000"),
        ] as [(Theme.Color.OKLab, String)]
    )
    func `coordinates that make no sense give a colour`(lab: Theme.Color.OKLab, hex: String) {
        #expect(Theme.Color(okLab: lab).hex == hex)
    }

    @Test(
        arguments: [("#000000", 0), ("#808080", 53.585), ("#FFFFFF", 100), ("#010101", 0.2742)]
            as [(Theme.Color, Double)]
    )
    func `lightness is that of CIELAB`(color: Theme.Color, expected: Double) {
        #expect(abs(color.perceivedLightness - expected) < 1e-3)
    }
}
