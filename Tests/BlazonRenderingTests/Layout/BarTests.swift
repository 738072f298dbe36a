import Blazon
import BlazonRendering
import BlazonViews
import Testing

@Suite("Bars")
struct BarTests {
    @Test(
        "47-progress: a bar is full when it is, and not before",
        arguments: [
            (0, ""), (1, "██████████"), (1.5, "██████████"), (-0.1, ""), (.nan, ""), (.infinity, "██████████"),
            (-.infinity, ""), (0.999, "█████████▉"), (0.001, ""), (0.0125, "▏"), (0.5, "█████"), (0.56, "█████▌"),
            (0.999_999_999_999, "█████████▉"), (0.29, "██▉"),
        ] as [(Double, String)]
    )
    func bar(_ fraction: Double, _ expected: String) {
        #expect(fill(.black, .bar, fraction).rendered(width: 10, height: 1) == expected)
    }

    @Test func `47-progress: a bar without width is nothing`() {
        #expect(fill(.black, .bar, 0.5).rendered(width: 0, height: 1) == "")
    }

    @Test(arguments: [(0.5, "#####"), (0.999, "#########"), (1, "##########"), (0.09, "")])
    func `a set without partial cells draws full ones only`(fraction: Double, expected: String) {
        let ascii = Theme(id: "ascii") { $0.glyphs = .ascii }
        #expect(fill(.black, .bar, fraction).rendered(theme: ascii, width: 10, height: 1) == expected)
    }

    @Test func `a bar lies on its track`() {
        let node = layers(fill(.black, .track), fill(.black, .bar, 0.55))
        #expect(node.rendered(width: 10, height: 1) == "█████▌░░░░")
    }

    @Test(
        arguments: [
            (0, "███▎"), (0.5, "   ███▎"), (1, "      ███▎"), (.nan, "███▎"), (.infinity, "      ███▎"), (-1, "███▎"),
        ] as [(Double, String)]
    )
    func `a part of a bar stands at its position and is always of the same length`(position: Double, expected: String) {
        let node = Node.fill(.init(.color(.black), pattern: .bar, fraction: 0.33, position: position))
        #expect(node.rendered(width: 10, height: 1) == expected)
    }

    @Test(
        arguments: [
            (0, "●"), (0.001, "●"), (0.1, " ●"), (0.5, "     ●"), (0.999, "         ●"), (1, "         ●"), (.nan, "●"),
            (.infinity, "         ●"), (-3, "●"),
        ] as [(Double, String)]
    )
    func `a marker stands at its position`(position: Double, expected: String) {
        let node = Node.fill(.init(.color(.black), pattern: .marker, position: position))
        #expect(node.rendered(width: 10, height: 1) == expected)
        #expect(node.rendered(width: 1, height: 1) == "●")
        #expect(node.rendered(width: 0, height: 1) == "")
    }

    @Test func `the last piece of a bar stands on what the track looks like`() {
        // A quarter of black over white: the track is ░.
        let bar = layers(fill(.black, .track), fill("#1565C0", .bar, 0.375))
        let painted = background(.white, bar).surface(width: 4, height: 1).cells
        #expect(painted.map(\.text) == ["█", "▌", "░", "░"])
        #expect(painted.map { $0.style.background.color } == [.white, "#BFBFBF", .white, .white])
        // Where nobody knows what is behind, nothing is painted; in a picture it is the theme's background.
        #expect(bar.surface(width: 4, height: 1).cells.allSatisfy { $0.style.background == .none })
        let picture = bar.surface(width: 4, height: 1, icons: .image).cells
        #expect(picture.map { $0.style.background.color } == [nil, "#BCBCBC", nil, nil])
    }

    @Test func `a bar has as many rows as there is room`() {
        #expect(fill(.black, .bar, 0.5).lines(width: 4, height: 2) == ["██", "██"])
    }

    @Test func `a bar of wide or missing glyphs keeps its width`() {
        let odd = Theme(id: "odd") {
            $0.glyphs.bar = "日"
            $0.glyphs.track = ""
            $0.glyphs.partialBar = []
        }
        #expect(fill(.black, .bar, 0.5).rendered(theme: odd, width: 10, height: 1) == "日日")
        #expect(fill(.black, .track).rendered(theme: odd, width: 10, height: 1) == "")
    }

    @Test func `plain paint covers a part of the width, rounded down`() {
        let cells = fill("#102030", .solid, 0.59).surface(width: 10, height: 1).cells
        #expect(cells.map { $0.style.background.color == "#102030" } == (0..<10).map { $0 < 5 })
    }
}
