import Blazon
import Testing

@Suite struct ANSIColorTests {
    @Test func `a colour keeps its name at every opacity, and loses it where it becomes another`() {
        let amber = Theme.Color("#FFA62B").shown(as: .yellow)
        #expect(amber.ansi == .yellow)
        #expect(amber.hex == "#FFA62B")
        #expect(amber.withAlpha(0.5).ansi == .yellow)
        #expect(amber.composited(over: .black).ansi == .yellow)
        #expect(amber.withAlpha(0.5).composited(over: .black).ansi == nil)
        #expect(amber.mixed(with: .black, by: 0.5).ansi == nil)
        #expect(amber.shown(as: nil) == "#FFA62B")
    }

    @Test func `a role has its names by scheme, at every contrast, until a theme gives it another colour`() {
        let named = Theme.AdaptiveColor(light: "#8F5600", dark: "#FFB74D")
            .increasedContrast(light: "#6B3F00", dark: "#FFE0B2").shown(as: .yellow, dark: .brightYellow)
        for variant in Theme.Variant.allCases {
            let expected: Theme.Color.ANSI = variant.scheme == .light ? .yellow : .brightYellow
            #expect(named[variant]?.ansi == expected)
            #expect(Theme.system.palette(for: variant)[.warning].ansi == expected)
        }
        let theme = Theme(id: "own", basedOn: .system) { $0[.warning] = "#FFA62B" }
        #expect(theme.palette(for: .light)[.warning].ansi == nil)
        #expect(Theme.AdaptiveColor(light: "#8F5600").shown(as: .yellow)[.dark] == nil)
    }

    @Test(arguments: zip(Theme.Color.ANSI.allCases, 0...15))
    func `the names are in a terminal's order`(name: Theme.Color.ANSI, number: Int) {
        #expect(Int(name.rawValue) == number)
    }
}
