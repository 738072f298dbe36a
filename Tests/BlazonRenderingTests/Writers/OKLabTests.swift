import Blazon
import Testing

@testable import BlazonRendering

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

    @Test(
        arguments: [("#000000", 0), ("#808080", 53.585), ("#FFFFFF", 100), ("#010101", 0.2742)]
            as [(Theme.Color, Double)]
    )
    func `lightness is that of CIELAB`(color: Theme.Color, expected: Double) {
        #expect(abs(color.perceivedLightness - expected) < 1e-3)
    }
}
