@testable import BlazonStrings
import Testing

@Suite("Names of accessors")
struct IdentifierTests {
    @Test(
        "Segments become lower camel case",
        arguments: [
            ("layer", "layer"), ("invalid-range", "invalidRange"), ("Header", "header"), ("sideBar", "sideBar"),
            ("side_bar", "sideBar"), ("URLSession", "urlSession"), ("URL", "url"), ("OK", "ok"), ("X1", "x1"),
            ("user_ID", "userID"), ("MAX_SIZE", "maxSize"), ("A-B", "aB"), ("Copy tone:", "copyTone"),
            ("don't", "donT"), ("50% off", "_50Off"), ("_private", "private"), ("été", "été"), ("ÉTÉ", "été"),
            ("Straße", "straße"), ("ключ-Дом", "ключДом"), ("レイヤー", "レイヤー"), ("🎉 party", "🎉Party"),
            ("\u{301}x", "_\u{301}x"), ("a\u{202E}b", "aB"), ("a\u{200B}b", "aB"), ("", "key_"), ("*", "key_u002A"),
            ("\n", "key_u000A"), ("\u{1F3FB}\u{E000}", "\u{1F3FB}"), ("…", "key_u2026"), ("_", "key_u005F"),
        ]
    )
    func lowerCamelCase(segment: String, name: String) {
        #expect(Identifier.lowerCamelCase(segment) == name)
    }

    @Test("Dots nest, empty segments do not")
    func paths() {
        func path(_ key: String, _ style: GeneratorSettings.KeyStyle = .nested) -> String {
            AccessorPath(StringKey(key), style: style).text
        }
        #expect(path("error.invalid-range") == "error.invalidRange")
        #expect(path("error.invalid-range", .flat) == "errorInvalidRange")
        #expect(path("a..b.") == "a.b")
        #expect(path("...") == "key_u002E_u002E_u002E")
        #expect(path("") == "key_")
        #expect(path("Loading…") == "loading")
    }
}
