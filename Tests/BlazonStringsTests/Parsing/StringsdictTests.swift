import BlazonStrings
import Testing

@Suite("Reading .stringsdict")
struct StringsdictTests {
    private static let format = "<key>NSStringLocalizedFormatKey</key>"
    private static let rule = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"

    @Test func `A format has several variables, and forms refer to others`() {
        let file = WordsFile.stringsdict(
            """
            <key>k</key><dict>\(Self.format)<string>%1$#@a@ and %2$#@b@</string>
            <key>a</key><dict>\(Self.rule)<key>other</key><string>%d &lt;%#@b@&gt;</string></dict>
            <key>b</key><dict>\(Self.rule)<key>few</key><string>f</string><key>other</key><string>o</string></dict>
            </dict>
            """
        )
        #expect(file.report.isEmpty)
        #expect(file["k"]?.message.format == "%1$#@a@ and %2$#@b@")
        #expect(file["k"]?.message.variables["a"]?.texts == ["other": "%d <%#@b@>"])
        #expect(file["k"]?.message.variables["b"]?.texts == ["few": "f", "other": "o"])
        #expect(file["k"]?.message.variables["b"]?.position == SourcePosition(line: 4, column: 1))
    }

    @Test(
        arguments: [
            ("<key>mac</key><string>m</string><key>other</key><string>o</string>", "o"),
            ("<key>iphone</key><string>i</string><key>mac</key><string>m</string>", "m"),
            ("<key>toaster</key><string>t</string>", "t"),
            ("<key>mac</key><dict><key>NSStringLocalizedFormatKey</key><string>f</string></dict>", "f"),
        ]
    )
    func `Of the texts for devices one is used`(devices: String, text: String) {
        let file = WordsFile.stringsdict(
            "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\(devices)</dict></dict>"
        )
        #expect(file.report.isEmpty)
        #expect(file["k"]?.message == Message(text))
    }

    @Test func `A comment before a key is kept`() {
        let file = WordsFile.stringsdict("<!-- é\n two -->\n<key>k</key><string>v</string><key>l</key><string/>")
        #expect(file["k"]?.comment == "é\ntwo")
        #expect(file["l"]?.comment == nil)
        #expect(file.report == ["warning 4:43 empty translation of \"l\""])
    }

    @Test(
        arguments: [
            ("<key>k</key>", ["error 2:40 expected a value after key \"k\""]),
            ("<key>k</key><key>l</key><string>x</string>", ["error 2:40 expected a value after key \"k\""]),
            ("<key>k</key><true/>", ["error 2:40 expected a dictionary as \"k\", found true or false"]),
            (
                "<key>k</key><array><integer>1</integer></array>",
                [
                    "error 2:40 expected a dictionary as \"k\", found an array"
                ]
            ),
            (
                "<key>k</key><dict/>",
                [
                    """
                    error 2:40 expected "NSStringLocalizedFormatKey", "NSStringVariableWidthRuleType" or \
                    "NSStringDeviceSpecificRuleType" in "k"
                    """
                ]
            ),
            (
                "<key>k</key><string>a & b</string>",
                [
                    "error 2:50 \"&\" without a reference, expected \"&amp;\""
                ]
            ),
            (
                "<key>k</key><string>&nbsp;&#xD800;</string>",
                [
                    "error 2:48 unknown reference \"&nbsp;\"", "error 2:54 unknown reference \"&#xD800;\"",
                ]
            ),
            (
                "<key>k</key><string>a<key>l</key><string>x</string>",
                [
                    "error 2:49 expected \"</string>\", found \"<key>\""
                ]
            ),
            (
                "<string>x</string><key>l</key><string>x</string>",
                [
                    "error 2:28 unexpected \"<string>\", expected \"<key>\" or \"</dict>\""
                ]
            ),
            ("x<key>l</key><string>x</string>", ["error 2:28 unexpected \"x\", expected \"<key>\" or \"</dict>\""]),
            (
                "<key>k</key><string>x</string></array><key>l</key><string>x</string>",
                [
                    "error 2:58 unexpected \"</array>\", expected \"<key>\" or \"</dict>\""
                ]
            ),
            (
                "<key>k</key><string>x</string><key>k</key><string>y</string>",
                [
                    "warning 2:58 duplicate key \"k\" (first at 2:28)"
                ]
            ),
        ] as [(String, [String])]
    )
    func `Faults are reported, and the rest is read`(content: String, report: [String]) {
        let file = WordsFile.stringsdict(content)
        #expect(file.report == report)
        #expect((file["l"] != nil) == content.contains("<key>l</key>"))
    }

    @Test(
        arguments: [
            (
                "<key>n</key><dict><key>other</key><string>x</string></dict>",
                [
                    "warning 2:101 variable \"n\" without \"NSStringFormatSpecTypeKey\""
                ]
            ),
            ("<key>n</key><dict>\(rule)</dict>", ["error 2:101 no forms of variable \"n\""]),
            (
                "<key>n</key><dict>\(rule)<key>others</key><string>x</string></dict>",
                [
                    "error 2:101 no forms of variable \"n\"",
                    """
                    error 2:194 unknown plural category "others", expected zero, one, two, few, many or other
                    """,
                ]
            ),
            (
                "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>X</string></dict>",
                [
                    "error 2:155 unknown rule \"X\", expected \"NSStringPluralRuleType\""
                ]
            ),
            (
                "<key>NSStringVariableWidthRuleType</key><dict><key>w</key><string>x</string></dict>",
                [
                    "error 2:147 expected a whole number as a width, found \"w\""
                ]
            ),
        ] as [(String, [String])]
    )
    func `Faults of variables are reported`(variable: String, report: [String]) {
        let file = WordsFile.stringsdict("<key>k</key><dict>\(Self.format)<string>x</string>\(variable)</dict>")
        #expect(file.report == report)
        #expect(file["k"]?.message.format == "x")
    }

    @Test(
        arguments: [
            ("", ["error 1:1 unexpected end of the file, expected a value"]),
            ("<plist/>", ["error 1:1 unexpected \"<plist/>\", expected a value"]),
            (
                "<plist><string>x</string></plist>",
                [
                    "error 1:8 expected a dictionary as \"the property list\", found a text"
                ]
            ),
            (
                "<plist><dict>",
                [
                    "error 1:1 \"<plist>\" without \"</plist>\"", "error 1:8 \"<dict>\" without \"</dict>\"",
                ]
            ),
            ("<dict></dict> x", ["error 1:15 unexpected \"x\", expected the end of the file"]),
            (
                "<!DOCTYPE plist [<!ENTITY a \"b\">]><dict></dict>",
                [
                    "error 1:17 declarations in the document type are not supported"
                ]
            ),
            ("bplist00", ["error 1:1 binary property list, expected one in XML or text form"]),
        ] as [(String, [String])]
    )
    func `Faults of the whole file`(text: String, report: [String]) {
        #expect(WordsFile.parse(text, path: "a.stringsdict").report == report)
    }
}
