import Blazon
import Testing

@Suite struct ContrastTests {
    @Test(
        arguments: [
            ("#888", "#FFF", 63.056), ("#FFF", "#888", -68.541), ("#112233", "#444444", 8.323),
            ("#000", "#FFF", 106.04), ("#FFF", "#000", -107.88), ("#123456", "#123456", 0), ("#808080", "#818181", 0),
        ] as [(Theme.Color, Theme.Color, Double)]
    )
    func `contrast by APCA is that of its reference implementation`(
        text: Theme.Color,
        back: Theme.Color,
        expected: Double
    ) {
        #expect(abs(text.apcaContrast(on: back) - expected) < 0.005)
    }

    @Test func `a translucent text is composited before its contrast is measured`() {
        let text = Theme.Color(white: 0, alpha: 0.54)
        #expect(text.apcaContrast(on: "#FAFAFA") == Theme.Color("#737373").apcaContrast(on: "#FAFAFA"))
        #expect(text.contrastRatio(on: "#FAFAFA") == Theme.Color("#737373").contrastRatio(on: "#FAFAFA"))
    }

    @Test(arguments: ["#FF0000", "#00A000", "#1E90FF", "#767676", "#808080"] as [Theme.Color])
    func `35-contrast-text: black by WCAG and by default, white by APCA`(background: Theme.Color) {
        #expect(background.mostReadable() == .black)
        #expect(background.mostReadable(of: [.white, .black], by: .wcag2) == .black)
        #expect(background.mostReadable(by: .apca) == .white)
    }

    @Test func `35-contrast-text: by how much`() {
        let grey: Theme.Color = "#767676"
        #expect(abs(Theme.Color.black.contrastRatio(on: grey) - 4.62) < 0.005)
        #expect(abs(Theme.Color.white.contrastRatio(on: grey) - 4.54) < 0.005)
        let blue: Theme.Color = "#1E90FF"
        #expect(abs(abs(Theme.Color.white.apcaContrast(on: blue)) - 64.4) < 0.05)
        #expect(abs(Theme.Color.black.apcaContrast(on: blue) - 45.1) < 0.05)
    }

    @Test func `of equals the first is chosen, of none black`() {
        let half = Theme.Color("#336699")
        #expect(Theme.Color.white.mostReadable(of: [half, half.withAlpha(1), "#FFFFFF"]) == half)
        #expect(Theme.Color.white.mostReadable(of: [.white, .white]) == .white)
        #expect(Theme.Color.white.mostReadable(of: []) == .black)
    }
}
