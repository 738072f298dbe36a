import BlazonStrings
import Testing

@Suite("Cases: .stringsdict")
struct StringsdictCases {
    /// A word of one variable.
    private func word(_ key: String, variable: String, type: String, _ forms: KeyValuePairs<String, String>) -> String {
        let texts = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return """
            <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@\(variable)@</string>\
            <key>\(variable)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict></dict>
            """
    }

    @Test func `41-stringsdict-string-and-int: both stay in the forms`() throws {
        let file = WordsFile.stringsdict(
            word("k", variable: "value", type: "d", ["one": "%1$@ has %2$d file", "other": "%1$@ has %2$d files"])
        )
        #expect(file.report.isEmpty)
        let entry = try #require(file["k"])
        #expect(entry.message.format == "%#@value@")
        #expect(entry.position == SourcePosition(line: 2, column: 28))
        let variable = try #require(entry.message.variables["value"])
        #expect(variable.argument == nil)
        #expect(variable.valueType == "d")
        #expect(variable.texts == ["one": "%1$@ has %2$d file", "other": "%1$@ has %2$d files"])
        #expect(variable.position.line == 2)
    }

    @Test func `42-stringsdict-value-type-mismatch: is kept as it is written`() throws {
        let file = WordsFile.stringsdict(
            word("k", variable: "n", type: "li", ["one": "1 guest", "other": "%@ guests"])
        )
        #expect(file.report.isEmpty)
        let variable = try #require(file["k"]?.message.variables["n"])
        #expect(variable.valueType == "li")
        #expect(variable.forms[.other]?.text == "%@ guests")
        #expect(variable.forms[.other]?.position.line == 2)
    }

    @Test func `44-stringsdict-variable-width: the widest is the text`() {
        let file = WordsFile.stringsdict(
            """
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>\
            <key>1</key><string>Hi</string><key>20</key><string>Hello there</string></dict></dict>
            """
        )
        #expect(file.report.isEmpty)
        #expect(file["w"]?.message == Message("Hello there", widths: [1: "Hi", 20: "Hello there"]))
    }

    @Test func `45-stringsdict-beside-strings: both files are read`() {
        let plain = WordsFile.strings("\"files\" = \"%d file(s)\";\n\"other\" = \"x\";\n")
        #expect(plain.report.isEmpty)
        #expect(plain.texts == ["files=%d file(s)", "other=x"])
        let plural = WordsFile.stringsdict(
            word("files", variable: "n", type: "d", ["one": "%d file", "other": "%d files"])
        )
        #expect(plural.report.isEmpty)
        #expect(plural["files"]?.message.variables["n"]?.texts == ["one": "%d file", "other": "%d files"])
    }

    @Test func `47-plural-zero-in-english: the form is kept in any language`() {
        let file = WordsFile.stringsdict(
            word("f", variable: "n", type: "d", ["zero": "No files", "one": "%d file", "other": "%d files"])
        )
        #expect(file.report.isEmpty)
        #expect(
            file["f"]?.message.variables["n"]?.texts
                == ["zero": "No files", "one": "%d file", "other": "%d files"]
        )
    }
}
