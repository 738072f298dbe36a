import Blazon
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Surfaces")
struct SurfaceTests {
    private let ink = Ink(usual: UsualColors(Theme.system.palette(for: .light)))
    private let palette = Theme.system.palette(for: .light)

    private func surface(_ row: String, width: Int) -> Surface {
        var surface = Surface(width: width, height: 1)
        surface.draw(Glyph.row(of: row), at: .zero, ink: ink, clip: surface.bounds)
        return surface
    }

    private func rect(_ columns: Range<Int>) -> Rect {
        Rect(Point(x: columns.lowerBound, y: 0), Size(width: columns.count, height: 1))
    }

    @Test func `17-wide-overlay: half a glyph never remains`() {
        var surface = surface("你好", width: 6)
        surface.draw(Glyph.row(of: "X"), at: Point(x: 1, y: 0), ink: ink, clip: surface.bounds)
        #expect(surface.string(row: 0) == " X好  ")
        surface.fill(rect(3..<4), with: .white, palette: palette, clip: surface.bounds)
        #expect(surface.string(row: 0) == " X    ")
        #expect(surface.cells.allSatisfy { $0.width == 1 })
    }

    @Test func `a cell takes eight bytes`() {
        #expect(MemoryLayout<PackedCell>.stride == 8)
    }

    @Test func `more styles than are found one by one are each found again`() {
        var table = StyleTable()
        let styles = (0..<500).map { CellStyle(link: UInt32($0 + 1)) }
        let numbers = styles.map { table.number(of: $0) }
        #expect(Set(numbers).count == 500)
        #expect(styles.map { table.number(of: $0) } == numbers)
        #expect(numbers.map { table[$0] } == styles)
    }

    @Test(arguments: [(0, "日好  "), (1, " 日   "), (2, "你日  "), (3, "你 日 "), (4, "你好日"), (5, "你好  "), (-1, "  好  ")])
    func `a wide glyph over wide glyphs takes their other halves away`(x: Int, expected: String) {
        var surface = surface("你好", width: 6)
        surface.draw(Glyph.row(of: "日"), at: Point(x: x, y: 0), ink: ink, clip: surface.bounds)
        #expect(surface.string(row: 0) == expected)
    }

    @Test func `nothing is painted outside of the clip`() {
        var surface = surface("abcdef", width: 6)
        surface.draw(Glyph.row(of: "123456"), at: .zero, ink: ink, clip: rect(2..<4))
        #expect(surface.string(row: 0) == "ab34ef")
        surface.draw(Glyph.row(of: "x"), at: Point(x: 0, y: 7), ink: ink, clip: surface.bounds)
        surface.draw(Glyph.row(of: "x"), at: Point(x: 0, y: -1), ink: ink, clip: surface.bounds)
        #expect(surface.string(row: 0) == "ab34ef")
    }

    @Test func `an opaque fill hides the glyphs below it`() {
        let cells = layers(text("a", .bold), fill("#102030")).surface().cells
        #expect(cells.map(\.text) == [" "] && cells.map(\.style) == [CellStyle(background: CellColor("#102030"))])
    }

    @Test func `29-alpha-compose: a translucent fill blends with what there is, and keeps the glyph`() {
        let blue = Theme.Color("#0000FF").withAlpha(0.5)
        let node = layers(background("#FF0000", text("a", paint: .color("#00FF00"))), fill(blue))
        let cell = node.surface().cells[0]
        #expect(cell.character == "a")
        #expect(cell.style.background.color == "#800080")
        #expect(cell.style.foreground.color == "#008080")
    }

    @Test func `29-alpha-compose: at opacity 0 nothing is painted, at 1 exactly the colour`() {
        let plain = text("a").surface()
        #expect(layers(text("a"), fill(.clear)).surface() == plain)
        #expect(layers(text("a"), fill("#123456")).surface().cells[0].style.background.color == "#123456")
    }

    @Test func `a veil over cells without colours blends with those of the theme`() {
        let veil = Theme.Color(white: 0, alpha: 0.5)
        let style = layers(text("a"), fill(veil)).surface(variant: .dark).cells[0].style
        #expect(style.background.color == "#181818")
        #expect(style.foreground.color == "#808080")
    }

    @Test func `29-alpha-compose: a text role meets the background it stands on`() {
        let secondary = text("a", paint: .role(.secondaryText))
        #expect(secondary.surface(variant: .dark).cells[0].style.foreground.color == "#C1C1C1")
        let card = Node.background(.init(.role(.card), content: secondary))
        #expect(card.surface(variant: .dark).cells[0].style.foreground.color == "#C6C6C6")
    }

    @Test func `62-light-terminal: text has no colour of its own, unless the background is painted`() {
        #expect(text("a").surface(variant: .dark).cells[0].style == .plain)
        let card = Node.background(.init(.role(.card), content: text("a")))
        #expect(card.surface().cells[0].style.foreground.color == "#212121")
        #expect(card.surface(variant: .dark).cells[0].style.foreground.color == "#FFFFFF")
    }

    @Test func `a scope has its own colours inside`() {
        let accent = text("a", paint: .role(.card))
        let node = row(accent, .scope(.init(scheme: .dark, content: accent)), spacing: 0)
        #expect(node.surface().cells.map { $0.style.foreground.color } == ["#FFFFFF", "#424242"])
    }

    @Test func `a paint's opacity counts`() {
        let faint = text("a", paint: .init(.color(.black), opacity: 0.5))
        #expect(background(.white, faint).surface().cells[0].style.foreground.color == "#808080")
    }
}
