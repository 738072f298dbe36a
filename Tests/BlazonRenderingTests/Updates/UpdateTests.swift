import Blazon
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Updates of a terminal")
struct UpdateTests {
    /// An update with `ESC` as `^`.
    private func update(
        _ old: Node?,
        _ new: Node,
        _ profile: ColorProfile = .trueColor,
        width: Int = 10,
        height: Int = 1
    ) -> String {
        let before = old.map { $0.surface(for: profile, width: width, height: height) }
        let after = new.surface(for: profile, width: width, height: height)
        return after.update(from: before, profile: profile).replacing("\u{1B}", with: "^")
    }

    @Test func `where nothing is different, nothing is written`() {
        let node = border(text("日本 e\u{301}", .bold, paint: .role(.accent), link: "a:b"))
        #expect(update(node, node, width: 12, height: 4) == "")
        #expect(update(.empty, .empty, width: 0, height: 0) == "")
    }

    @Test func `what looks the same in the colours that there are is not written`() {
        let (red, other) = (text("a", paint: .color("#FF0000")), text("a", paint: .color("#FE0000")))
        #expect(update(red, other, .trueColor) == "^[H^[38;2;254;0;0ma^[0m^[H")
        #expect(update(red, other, .ansi256) == "")
        #expect(update(red, text("a"), .none) == "")
    }

    @Test func `of a blank, what is not seen is not written`() {
        let (red, green) = (text("a b", paint: .color("#FF0000")), text(" ", .bold, paint: .color("#00FF00")))
        let spaced = Node.text(
            .init([run("a", paint: .color("#FF0000")), run(" ", .italic), run("b", paint: .color("#FF0000"))])
        )
        #expect(update(red, spaced) == "")
        #expect(update(green, .empty) == "")
        #expect(update(text(" "), text(" ", .underline)) == "^[H^[4m ^[0m^[H")
    }

    @Test func `unknown or resized, the screen is cleared and written`() {
        #expect(update(nil, column(text("ab"), text(""), text("cd")), height: 3) == "^[0m^[H^[2Jab^[3Hcd^[H")
        #expect(update(nil, .empty) == "^[0m^[H^[2J")
        let (small, large) = (text("a").surface(for: .none), text("ab").surface(for: .none))
        #expect(large.update(from: small, profile: .none) == "\u{1B}[0m\u{1B}[H\u{1B}[2Jab\u{1B}[H")
        #expect(Surface(width: 0, height: 3).update(profile: .none) == "\u{1B}[0m\u{1B}[H\u{1B}[2J")
    }

    @Test(arguments: [
        // One cell, in the middle and at the end.
        ("abcdef", "abXdef", "^[1;3HX^[H"),
        ("abcdefghij", "abcdefghiX", "^[1;10HX^[H"),
        // What lies between is written where that is shorter than to move: three bytes at least.
        ("abcdef", "XbYdef", "^[HXbY^[H"),
        ("abcdefgh", "XbcdYfgh", "^[HXbcdY^[H"),
        ("abcdefgh", "XbcdeYgh", "^[HX^[4CY^[H"),
    ])
    func `the cursor goes the shortest way`(old: String, new: String, expected: String) {
        #expect(update(text(old), text(new)) == expected)
    }

    @Test func `each row is gone to from the top, and nothing scrolls`() {
        let (old, new) = (column(text("ab"), text("cd"), text("ef")), column(text("Xb"), text("cd"), text("eX")))
        #expect(update(old, new, height: 3) == "^[HX^[3;2HX^[H")
    }

    @Test func `the rest of a line is erased where that is shorter than blanks`() {
        #expect(update(text("abcdef"), text("ab")) == "^[1;3H^[K^[H")
        #expect(update(text("abcd"), text("ab")) == "^[1;3H  ^[H")
        #expect(update(text("abcdef", .underline), text("X", .underline)) == "^[H^[4mX^[0m^[K^[H")
    }

    @Test func `no background is erased with, and none is erased`() {
        let (old, new) = (background("#FF0000", text("abcdef")), background("#00FF00", text("ab")))
        #expect(update(old, new) == "^[H^[38;2;0;33;0;48;2;0;255;0mab^[49m^[K^[0m^[H")
        let wide = Node.background(.init(.color("#00FF00"), content: frame(text("a"), width: 10, alignment: .leading)))
        #expect(update(text("bcdefghi"), wide) == "^[H^[38;2;0;33;0;48;2;0;255;0ma         ^[0m^[H")
    }

    @Test func `a wide glyph is written whole, whichever half is different`() {
        #expect(update(text("a日b"), text("a本b")) == "^[1;2H本^[H")
        #expect(update(text("a日b"), text("axyb")) == "^[1;2Hxy^[H")
        #expect(update(text("axyb"), text("a日b")) == "^[1;2H日^[H")
        #expect(update(text("日本"), text("a日b")) == "^[Ha日b^[H")
        #expect(update(text("日"), text("日", .bold)) == "^[H^[1m日^[0m^[H")
        #expect(update(text("abcdefgh"), text("日")) == "^[H日^[K^[H")
        // From behind it the cursor goes on.
        #expect(update(text("日 abcdeX"), text("本 abcdeY")) == "^[H本^[6CY^[H")
    }

    @Test func `behind a glyph that terminals do not agree about, the cursor is placed anew`() {
        #expect(update(text("123456"), text("a👩\u{200D}👧bc")) == "^[Ha👩\u{200D}👧^[4Gbc ^[H")
        #expect(update(text("12345678"), text("👩\u{200D}👧")) == "^[H👩\u{200D}👧^[3G  ^[K^[H")
        #expect(update(text("123"), text("e\u{301}ab")) == "^[He\u{301}ab^[H")
        #expect(update(text("1234"), text("a❤\u{FE0F}b")) == "^[Ha  ^[2G❤\u{FE0F}^[4Gb^[H")
    }

    @Test func `a glyph that terminals do not agree about leaves nothing wrong beside it`() {
        // Some paint four cells: what stood there is written again, though it is not different.
        #expect(update(text("a👩bcdef"), text("a👩\u{200D}👧bcdef")) == "^[1;2H👩\u{200D}👧^[4Gbc^[H")
        #expect(update(text("a👩日本"), text("a👩\u{200D}👧日本")) == "^[1;2H👩\u{200D}👧^[4G日^[H")
        #expect(update(text("12345678日"), text("123456👩\u{200D}👧日")) == "^[1;7H👩\u{200D}👧^[9G日^[H")
        // Some paint one: what is below has to go before.
        #expect(update(text("123"), text("❤\u{FE0F}3")) == "^[H  ^[G❤\u{FE0F}^[H")
        // Some have no room for it at the end of a line, and would scroll.
        #expect(update(text("12345678ab"), text("12345678👩\u{200D}👧")) == "^[1;9H^[?7l👩\u{200D}👧^[?7h^[H")
    }

    @Test func `links are told by their address, and end`() {
        let (old, new) = (text("ab", link: "x:1"), text("ab", link: "x:2"))
        #expect(update(old, old) == "")
        #expect(update(old, new, .none) == "^[H^]8;;x:2^\\ab^]8;;^\\^[H")
    }
}
