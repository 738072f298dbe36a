import BlazonStrings
import Testing

/// The plugin makes the accessors of this target, as it does for any other package.
@Suite("Accessors made by the plugin")
struct PluginTests {
    private typealias Words = L10n.localizable

    init() { L10n.catalog.languages = ["en"] }

    @Test func `19-reserved-words and 20-type-and-protocol-segments`() {
        #expect(Words.`continue`() == "1")
        #expect(Words.`init`() == "3")
        #expect(Words.`self`() == "4")
        #expect(Words.item.type.name() == "N")
        #expect(Words.item.protocol.id() == "I")
    }

    @Test func `22-leading-digits, 24-case-only-difference and 26-empty-identifier`() {
        #expect(Words._2Pens() == "2 p")
        #expect(Words._0._5Inch() == "half")
        #expect(Words.view.header.a() == "1")
        #expect(Words.view.header.b() == "2")
        #expect(Words.key_u002A() == "star")
        #expect(Words.key_u0020() == "blank")
        #expect(Words.key_u0025_u0040_u0020_u0025_u0040("a", "b") == "a b")
    }

    @Test func `23-leaf-and-node`() {
        #expect(Words.settings.title() == "Settings")
        #expect(Words.settings.title.hint() == "Hint")
        #expect(Words.settings.title.themed() == "Settings")
        #expect(Words.settings.title.with() == Words.settings.title.resource.with())
        #expect(Words.settings.title.localized(in: "en") == "Settings")
        #expect(Words.settings.title.width(3) == "Settings")
    }

    @Test func `28-quotes-backslash-interpolation, 11-crlf-escape and 30-non-latin-keys`() {
        #expect(Words.sayHi() == "say \"hi\"")
        #expect(Words.re() == #"^[a-z\/]*\s?$"#)
        #expect(Words.inject() == #"\(fatalError())"#)
        #expect(Words.hash() == ##""#\#(1)"##)
        #expect(Words.lines() == "one\r\ntwo")
        #expect(Words.🎉() == "party")
        #expect(Words.ключ() == "k")
        #expect(Words.レイヤー() == "l")
    }

    @Test func `32-double-percent-without-arguments and 45-stringsdict-beside-strings`() {
        #expect(Words.url() == "http%3A%2F%2Fx")
        #expect(Words.done(40) == "40%")
        #expect(Words.files(1) == "1 file")
        #expect(Words.files(2) == "2 files")
    }

    @Test func `55-per-key-fallback-to-development`() {
        #expect(Words.continue.localized(in: "ja") == "一")
        #expect(Words.english.localized(in: "ja") == "Only here")
    }

    @Test func `from any thread`() async {
        let text = await Task.detached { L10n.localizable.done(1) }.value
        #expect(text == "1%")
    }
}
