import BlazonStrings
import Testing

/// Keys and texts that break other generators, and what is right.
@Suite("Cases: accessors")
struct GeneratorCases {
    @Test func `11-crlf-file-and-crlf-escape: no line end is written as it is`() {
        let code = Generated("\"a\" = \"one\\r\\ntwo\";\r\n\"b\" = \"B\";\r\n")
        #expect(code.text.contains(#"development: "one\r\ntwo")"#))
        #expect(code.text.contains(#"/// `one\r\ntwo`"#))
        #expect(!code.text.utf8.contains(13))
    }

    @Test func `15-same-key-in-two-tables: each table has its own`() {
        let code = Generated(["en.lproj/A.strings": "\"t\" = \"%d\";", "en.lproj/B.strings": "\"t\" = \"x\";"])
        #expect(code.report.isEmpty)
        #expect(
            code.declarations == [
                "enum L10n", "enum a", "var t: StringResource<Swift.Int>", "enum b", "var t: StringResource< >",
            ]
        )
    }

    @Test func `19-reserved-words: in backticks`() {
        let code = Generated(
            "\"continue\" = \"1\"; \"default\" = \"2\"; \"init\" = \"3\"; \"self\" = \"4\"; \"repeat\" = \"5\";"
        )
        let names = ["`continue`", "`default`", "`init`", "`repeat`", "`self`"]
        #expect(code.declarations.dropFirst(2) == names.map { "var \($0): StringResource< >" }[...])
    }

    @Test func `20-type-and-protocol-segments: small letters avoid what backticks cannot`() {
        let code = Generated("\"item.type.name\" = \"N\"; \"item.Protocol.id\" = \"I\";")
        #expect(
            code.declarations.dropFirst(2) == [
                "enum item", "enum `protocol`", "var id: StringResource< >", "enum type", "var name: StringResource< >",
            ]
        )
    }

    @Test func `22-leading-digits: three accessors`() {
        let code = Generated("\"2_pens\" = \"2 p\"; \"3_pens\" = \"3 p\"; \"0.5_inch\" = \"half\";")
        #expect(code.report.isEmpty)
        #expect(
            code.declarations.dropFirst(2) == [
                "enum _0", "var _5Inch: StringResource< >", "var _2Pens: StringResource< >",
                "var _3Pens: StringResource< >",
            ]
        )
    }

    @Test func `23-leaf-and-node: a type that acts as the word`() {
        let code = Generated("\"settings.title\" = \"Settings %d\"; \"settings.title.hint\" = \"Hint\";")
        #expect(
            code.declarations.dropFirst(2) == [
                "enum settings", "var title: _WordTitle .init() }", "struct _WordTitle: Swift.Sendable",
                "var resource: StringResource<Swift.Int>",
                "var themed: StringResource<Swift.Int> resource.themed }", "var hint: StringResource< >",
            ]
        )
        for member in [
            "func callAsFunction(_ argument1: Swift.Int) -> Swift.String { resource(argument1) }",
            "func with(_ argument1: Swift.Int) -> BlazonStrings.BoundWord { resource.with(argument1) }",
            "func localized(in language: BlazonStrings.LanguageTag, _ argument1: Swift.Int) -> Swift.String "
                + "{ resource.localized(in: language, argument1) }",
            "func width(_ width: Swift.Int, _ argument1: Swift.Int) -> Swift.String { resource.width(width, argument1) }",
        ] { #expect(code.text.contains(member)) }
    }

    @Test func `24-case-only-difference: one namespace, and an error for one name`() {
        let code = Generated(
            """
            "view.header.a" = "1";
            "view.Header.b" = "2";
            "page.side-bar.x" = "3";
            "page.side_bar.x" = "4";
            "page.sideBar.x" = "5";
            """
        )
        #expect(
            code.declarations.dropFirst(2) == [
                "enum view", "enum header", "var a: StringResource< >", "var b: StringResource< >",
            ]
        )
        let message =
            "\"page.side-bar.x\" (3:1), \"page.side_bar.x\" (4:1) and \"page.sideBar.x\" (5:1) all map to page.sideBar.x"
        #expect(
            code.report == [
                "error en.lproj/Localizable.strings:4:1 \(message)",
                "error en.lproj/Localizable.strings:5:1 \(message)",
            ]
        )
    }

    @Test func `25-punctuation-only-difference: neither is dropped in silence`() {
        let code = Generated("\"Copy tone\" = \"1\";\n\"Copy tone:\" = \"2\";")
        #expect(
            code.report == [
                "error en.lproj/Localizable.strings:2:1 \"Copy tone\" (1:1) and \"Copy tone:\" (2:1) both map to copyTone"
            ]
        )
    }

    @Test func `26-empty-identifier: characters spelled out`() {
        let code = Generated("\"*\" = \"star\"; \"%@ %@\" = \"%1$@ %2$@\"; \" \" = \"blank\";")
        #expect(
            code.declarations.dropFirst(2) == [
                "var key_u0020: StringResource< >",
                "var key_u0025_u0040_u0020_u0025_u0040: StringResource<Swift.String, Swift.String>",
                "var key_u002A: StringResource< >",
            ]
        )
    }

    @Test func `28-quotes-backslash-interpolation: texts, never code`() {
        let code = Generated(
            ##"""
            "say \"hi\"" = "say \"hi\"";
            "re" = "^[a-z\\/]*\\s?$";
            "inject" = "\\(fatalError())";
            "hash" = "\"#\\#(1)";
            """##
        )
        #expect(
            code.text.contains(
                #".init("say \"hi\"", table: "Localizable", in: L10n.catalog, development: "say \"hi\"")"#
            )
        )
        #expect(code.text.contains(#"development: "^[a-z\\/]*\\s?$")"#))
        #expect(code.text.contains(#"development: "\\(fatalError())")"#))
        #expect(code.text.contains(##"development: "\"#\\#(1)")"##))
    }

    @Test func `30-emoji-and-non-latin-keys: by their UTF-8`() {
        let code = Generated(
            "\"🎉\" = \"1\"; \"ключ\" = \"2\"; \"レイヤー\" = \"3\";\n\"\u{E9}\" = \"4\";\n\"e\u{301}\" = \"5\";"
        )
        let names = ["e\u{301}", "\u{E9}", "ключ", "レイヤー", "🎉"]
        let expected = names.map { Array("var \($0): StringResource< >".utf8) }
        #expect(code.declarations.dropFirst(2).map { Array($0.utf8) } == expected)
        #expect(
            code.report.map { $0.prefix(67) } == ["warning en.lproj/Localizable.strings:3:1 look-alike keys (2:1, 3:1)"]
        )
    }

    @Test func `31-percent-literal: no arguments`() {
        let code = Generated("\"off\" = \"25% off\";\n\"done\" = \"90% done\";\n\"of\" = \"60% of the pens\";")
        #expect(code.declarations.dropFirst(2).allSatisfy { $0.hasSuffix("StringResource< >") })
        #expect(code.report == (1...3).map { "warning en.lproj/Localizable.strings:\($0):1 lone % (write %%)" })
    }

    @Test func `35-same-position-two-types: an error, no accessor`() {
        let code = Generated("\"c\" = \"%1$lld is %1$@\";")
        #expect(
            code.report == ["error en.lproj/Localizable.strings:1:1 argument 1 used as Int (%lld) and String (%@)"]
        )
        #expect(code.declarations == ["enum L10n"])
    }

    @Test func `38-percent-s: an error, no accessor`() {
        let code = Generated("\"w\" = \"Go to %s\"; \"ok\" = \"OK\";")
        #expect(code.report == ["error en.lproj/Localizable.strings:1:1 %s is a C string: use %@"])
        #expect(code.declarations == ["enum L10n", "enum localizable", "var ok: StringResource< >"])
    }

    @Test func `42-stringsdict-value-type-mismatch: an error, typed by the value type`() {
        let code = Generated([
            "en.lproj/Localizable.stringsdict": Self.stringsdict(
                key: "k",
                type: "li",
                one: "1 guest",
                other: "%@ guests"
            )
        ])
        #expect(code.report.count == 1)
        #expect(code.report[0].hasPrefix("error en.lproj/Localizable.stringsdict:2:"))
        #expect(code.report[0].hasSuffix("variable n is Int (li) but form \"other\" uses %@"))
        #expect(code.declarations.last == "var k: StringResource<Swift.Int>")
    }

    @Test func `45-stringsdict-beside-strings: it comes first, the comment stays`() {
        let code = Generated([
            "en.lproj/Localizable.strings": "/* How many. */\n\"files\" = \"%@ file(s)\"; \"other\" = \"x\";",
            "en.lproj/Localizable.stringsdict":
                Self.stringsdict(key: "files", type: "d", one: "%d file", other: "%d files"),
        ])
        #expect(
            code.declarations.dropFirst(2) == ["var files: StringResource<Swift.Int>", "var other: StringResource< >"]
        )
        #expect(code.text.contains("/// How many.\n        ///\n        /// one `%d file`, other `%d files`"))
        #expect(code.text.contains("development: \"%d files\""))
    }

    @Test func `53-xcstrings-no-extraction-state: a state hides no key`() {
        let code = Generated([
            "T.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "plain": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Plain"}}}},
              "old": {"extractionState": "stale"}, "keep": {"shouldTranslate": false}}}
            """
        ])
        #expect(code.report.isEmpty)
        let names = ["keep", "old", "plain"]
        #expect(code.declarations == ["enum L10n", "enum t"] + names.map { "var \($0): StringResource< >" })
    }

    @Test func `58-base-and-development: English, then Base, never another`() {
        let code = Generated([
            "Base.lproj/Localizable.strings": "\"a\" = \"base a\"; \"b\" = \"base b\";",
            "ca.lproj/Localizable.strings": "\"a\" = \"ca a\";", "en.lproj/Localizable.strings": "\"a\" = \"en a\";",
        ])
        #expect(code.report.isEmpty)
        #expect(code.text.contains("/// `en a`") && code.text.contains("/// `base b`"))
        #expect(!code.text.contains("ca a") && !code.text.contains("base a"))
    }

    private static func stringsdict(key: String, type: String, one: String, other: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
        """
    }
}
