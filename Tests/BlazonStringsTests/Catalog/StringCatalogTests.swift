import Blazon
import BlazonStrings
import Foundation
import Testing

@Suite struct StringCatalogTests {
    private func plain(_ files: [String: String], _ languages: LanguageTag..., development: LanguageTag? = nil) throws
        -> (String) throws -> String
    {
        let folder = try CatalogFolder(files)
        let catalog = try StringCatalog(directory: folder.url, development: development, languages: languages)
        return { catalog.string($0) }
    }

    @Test func `16-empty-value: an empty text is a text, not a missing one`() throws {
        let files = [
            "en.lproj/Localizable.strings": #""blank" = "";"#, "ja.lproj/Localizable.strings": #""blank" = "";"#,
        ]
        #expect(try plain(files, "en")("blank") == "")
        #expect(try plain(files, "ja")("blank") == "")
    }

    @Test func `55-per-key-fallback-to-development: each key falls back by itself`() throws {
        let files = [
            "en.lproj/Localizable.strings": #""a" = "A en"; "b" = "B en";"#,
            "ja.lproj/Localizable.strings": #""a" = "A ja";"#,
        ]
        let word = try plain(files, "ja")
        #expect(try word("a") == "A ja")
        #expect(try word("b") == "B en")
        #expect(try word("c") == "c")
    }

    @Test(
        arguments: [("en", "colour"), ("pt-BR", "pt"), ("en-GB", "colour"), ("fr", "colour")] as [(LanguageTag, String)]
    )
    func `56-region-both-directions: a region finds its language, and a language its region`(
        language: LanguageTag,
        text: String
    ) throws {
        let files = ["de": "de", "en-GB": "colour", "pt": "pt"].reduce(into: [:]) {
            $0["\($1.key).lproj/Localizable.strings"] = "\"k\" = \"\($1.value)\";"
        }
        #expect(try plain(files, language, development: "en-GB")("k") == text)
    }

    @Test func `58-base-and-development: Base serves what the language lacks`() throws {
        let files = [
            "Base.lproj/Localizable.strings": #""a" = "base a"; "b" = "base b";"#,
            "ca.lproj/Localizable.strings": #""a" = "ca a";"#,
            "en.lproj/Localizable.strings": #""a" = "en a";"#,
        ]
        let word = try plain(files, "en")
        #expect(try word("a") == "en a")
        #expect(try word("b") == "base b")
    }

    @Test func `15-same-key-in-two-tables: tables are apart`() throws {
        let folder = try CatalogFolder([
            "en.lproj/A.strings": #""t" = "%d items";"#, "en.lproj/B.strings": #""t" = "Items";"#,
        ])
        let catalog = try folder.catalog("en")
        #expect(catalog.diagnostics == [])
        #expect(catalog.string("t", table: "A", arguments: [.int(3)]) == "3 items")
        #expect(catalog.string("t", table: "B") == "Items")
    }

    private static let files = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d file</string>\
        <key>other</key><string>%d files</string></dict></dict></dict></plist>
        """

    @Test func `45-stringsdict-beside-strings: the plural comes before the plain text`() throws {
        let folder = try CatalogFolder([
            "en.lproj/Localizable.strings": #""files" = "%d file(s)"; "other" = "x";"#,
            "en.lproj/Localizable.stringsdict": Self.files,
        ])
        let catalog = try folder.catalog("en")
        #expect(catalog.string("files", arguments: [.int(1)]) == "1 file")
        #expect(catalog.string("files", arguments: [.int(2)]) == "2 files")
        #expect(catalog.string("other") == "x")
    }

    @Test func `44-stringsdict-variable-width: a narrow place has a text of its own`() throws {
        let folder = try CatalogFolder([
            "en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key>\
            <dict><key>1</key><string>Hi</string><key>20</key><string>Hello there</string></dict></dict></dict></plist>
            """
        ])
        let word = PlainStringResource("w", in: try folder.catalog("en"), development: "Hello there")
        #expect(word() == "Hello there")
        #expect(word.width(5) == "Hi")
    }

    @Test func `60-theme-table-opt-in: a theme's word is used where it is asked for and fits`() throws {
        let folder = try CatalogFolder([
            "ja.lproj/Localizable.strings": #""panelLayer" = "レイヤー"; "range" = "%dから%d文字"; "save" = "保存";"#,
            "ja.lproj/YumekawaTheme.strings":
                #""panelLayer" = "ゆめかわレイヤー"; "range" = "%2$d←%1$d"; "typo" = "x"; "save" = "%d保存";"#,
        ])
        let store = ThemeStore()
        let catalog = try folder.catalog("ja", store: store)
        let layer = PlainStringResource("panelLayer", in: catalog, development: "Layer")
        let range = StringResource<Int, Int>("range", in: catalog, development: "%d to %d")
        let save = PlainStringResource("save", in: catalog, development: "Save")
        #expect(layer.themed() == "レイヤー")
        store.theme = Theme(id: "yumekawa", stringTable: "YumekawaTheme")
        #expect(layer.themed() == "ゆめかわレイヤー")
        #expect(layer() == "レイヤー")
        #expect(range.themed(1, 2) == "2←1")
        #expect(save.themed() == "保存")
    }

    @Test func `a theme may have a language of its own`() throws {
        let folder = try CatalogFolder([
            "ja.lproj/Localizable.strings": #""layer" = "レイヤー"; "ok" = "OK";"#,
            "ja-x-yumekawa.lproj/Localizable.strings": #""layer" = "れいやー";"#,
        ])
        let store = ThemeStore(theme: Theme(id: "yumekawa"))
        let catalog = try folder.catalog("ja", development: "ja", store: store)
        #expect(catalog.string("layer", isThemed: true) == "れいやー")
        #expect(catalog.string("layer") == "レイヤー")
        #expect(catalog.string("ok", isThemed: true) == "OK")
        store.theme = .system
        #expect(catalog.string("layer", isThemed: true) == "レイヤー")
    }

    @Test func `one call in another language, with its arguments`() throws {
        let folder = try CatalogFolder([
            "en.lproj/Localizable.strings": #""range" = "%d to %d";"#,
            "JA.lproj/Localizable.strings": #""range" = "%2$dまで%1$dから";"#,
        ])
        let range = StringResource<Int, Int>("range", in: try folder.catalog("en"), development: "%d to %d")
        #expect(range(1, 2) == "1 to 2")
        #expect(range.localized(in: "ja", 1, 2) == "2まで1から")
        #expect(range.localized(in: "fr", 1, 2) == "1 to 2")
    }

    @Test func `without any file the development text is shown, filled`() throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": ""])
        let greeting = StringResource<String, Int>(
            "greeting",
            in: try folder.catalog("en"),
            development: "Hello %@, %d new"
        )
        #expect(greeting("Ada", 3) == "Hello Ada, 3 new")
    }

    @Test func `languages that are not given come from the environment`() throws {
        let folder = try CatalogFolder([
            "en.lproj/Localizable.strings": #""k" = "en";"#, "ja.lproj/Localizable.strings": #""k" = "ja";"#,
        ])
        func word(_ environment: [String: String]) throws -> String {
            try StringCatalog(directory: folder.url, store: ThemeStore(), environment: environment).string("k")
        }
        #expect(try word(["LANG": "ja_JP.UTF-8"]) == "ja")
        #expect(try word(["LANGUAGE": "fr:ja", "LANG": "en_US.UTF-8"]) == "ja")
        #expect(try word(["LC_ALL": "C"]) == "en")
        #expect(try word([:]) == "en")
    }

    @Test func `a directory that is not there is an error, and a faulty file a diagnostic beside what could be read`()
        throws
    {
        #expect(throws: (any Error).self) { try StringCatalog(directory: URL(fileURLWithPath: "/nowhere/at/all")) }
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": "\"a\" = \"A\"\n\"b\" = \"B\";"])
        let catalog = try folder.catalog("en")
        #expect(
            catalog.diagnostics.map(\.description).first?.hasPrefix("en.lproj/Localizable.strings:1:10: error: ")
                == true
        )
        #expect(catalog.string("b") == "B")
    }

    @Test func `nothing outside of the directory is read`() throws {
        let outside = try CatalogFolder(["Localizable.strings": #""secret" = "read";"#])
        let folder = try CatalogFolder(["en.lproj/Other.strings": #""k" = "v";"#])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("en.lproj/Localizable.strings"),
            withDestinationURL: outside.url.appendingPathComponent("Localizable.strings")
        )
        let catalog = try folder.catalog("en")
        #expect(catalog.string("secret") == "secret")
        #expect(catalog.diagnostics.map(\.message) == ["lies outside of the catalog's directory"])
    }
}
