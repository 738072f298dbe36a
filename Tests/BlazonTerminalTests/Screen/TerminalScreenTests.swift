import BlazonRendering
import BlazonTerminal
import BlazonViews
import Testing

@Suite("A terminal's screen")
struct TerminalScreenTests {
    private let size = TerminalSize(columns: 8, rows: 2)

    @Test func `what changed is sent, and all where nothing is known of the screen`() throws {
        let (size, larger) = (try #require(size), try #require(TerminalSize(columns: 9, rows: 2)))
        var screen = TerminalScreen(profile: .none)
        #expect(screen.update(to: Text("12 %").node(), size: size) == "\u{1B}[0m\u{1B}[H\u{1B}[2J12 %\u{1B}[H")
        #expect(screen.update(to: Text("13 %").node(), size: size) == "\u{1B}[1;2H3\u{1B}[H")
        #expect(screen.update(to: Text("13 %").node(), size: size) == "")
        #expect(screen.update(to: Text("13 %").node(), size: larger) == "\u{1B}[0m\u{1B}[H\u{1B}[2J13 %\u{1B}[H")
        screen.invalidate()
        #expect(screen.update(to: Text("13 %").node(), size: larger) == "\u{1B}[0m\u{1B}[H\u{1B}[2J13 %\u{1B}[H")
    }

    @Test func `a theme that is switched is seen`() throws {
        let node = Text("a").foregroundStyle(.accent).node()
        var screen = TerminalScreen(profile: .trueColor)
        _ = screen.update(to: node, variant: .light, size: try #require(size))
        let update = screen.update(to: node, variant: .dark, size: try #require(size))
        #expect(update == "\u{1B}[H\u{1B}[38;2;144;202;249ma\u{1B}[0m\u{1B}[H")
    }

    @Test func `text becomes cells as the terminal's options say`() throws {
        var screen = TerminalScreen(profile: .none, options: TextOptions(ambiguousWidth: .wide))
        let update = screen.update(to: Text("±±±±±").node(), size: try #require(size))
        #expect(update == "\u{1B}[0m\u{1B}[H\u{1B}[2J±±±±\u{1B}[2H±\u{1B}[H")
    }
}
