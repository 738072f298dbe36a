/// Files as they should not be: well-formed ones with pieces put in, taken out, doubled and moved.
struct Mutations {
    static let seeds = [
        "/* c */\n\"key\" = \"value\";\n// d\n\"ключ\" = \"レイヤー 😀\";\n'k' = v;\n\"e\" = \"\\U00E9\\n\\101\";\n",
        "{ \"a\" = \"b\"; \"s\"; \"n\" = { x = (y, z); }; d = <0f>; }",
        """
        <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//A" "b"><plist version="1.0"><dict><!-- c -->
        <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; x</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>é</string>
        </dict></dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>H</string>
        </dict></dict><key>p</key><string><![CDATA[x]]></string></dict></plist>
        """,
        """
        {"sourceLanguage": "en", "strings": {"a": {"comment": "c", "extractionState": "stale", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "é %#@n@"}, "substitutions": {"n": {"argNum": 1,
        "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}},
        "ja": {"variations": {"device": {"mac": {"stringUnit": {"value": "\\u65e5"}}}}}}}, "b": {}}, "version": "1.0"}
        """,
    ]

    private static let tokens: [[UInt8]] =
        [
            "\"", "'", ";", "=", "\\", "{", "}", "(", ")", "<", ">", "[", "]", ",", ":", "/*", "*/", "//", "\n", "\r",
            " ",
            "\"a\" = \"b\";", "\\U", "\\UD83D", "\\u12", "\\777", "a", "é", "e\u{301}", "😀", "\u{FEFF}", "\u{2028}",
            "\0",
            "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<dict/>", "<!--", "-->", "<![CDATA[",
            "]]>",
            "&", "&amp;", "&#0;", "&#xD800;", "null", "-1", "1e9", "99999999999999999999", "\"other\":", "<?", "?>",
        ].map { Array($0.utf8) } + [
            [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xFE, 0xFF], [0, 0, 0xFE, 0xFF],
        ]

    var random: SplitMix

    mutating func next() -> [UInt8] {
        var file = Array(random.pick(Self.seeds).utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let range = slice(of: file)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: file.removeSubrange(range)
            case 1: file.insert(contentsOf: random.pick(Self.tokens), at: range.lowerBound)
            case 2: file.replaceSubrange(range, with: random.pick(Self.tokens))
            case 3: file.insert(contentsOf: file[range], at: range.lowerBound)
            case 4: file.insert(UInt8.random(in: 0...255, using: &random), at: range.lowerBound)
            default: file.removeSubrange(range.upperBound...)
            }
        }
        return file
    }

    private mutating func slice(of file: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0...file.count, using: &random)
        return start..<min(file.count, start + Int.random(in: 0...20, using: &random))
    }
}
