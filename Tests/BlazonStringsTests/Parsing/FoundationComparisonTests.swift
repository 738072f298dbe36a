import BlazonStrings
import Foundation
import Testing

/// Well-formed files mean what Foundation takes them to mean.
@Suite("Comparison with Foundation")
struct FoundationComparisonTests {
    private static let seeds = UInt64(0)..<300

    @Test func `Random .strings`() throws {
        for seed in Self.seeds {
            var words = RandomWords(seed: seed)
            let table = words.table()
            let text = words.stringsFile(of: table)
            let file = WordsFile.strings(text)
            try expect(file.entries, file.report, equal: table, seed: seed)
            guard !text.isEmpty else { continue }
            try expect(readByFoundation(text), equal: table, seed: seed)
        }
    }

    @Test func `Random XML property lists`() throws {
        for seed in Self.seeds {
            var words = RandomWords(seed: seed)
            let table = words.table(withControls: false)
            let content = table.map { entry in
                "<key>\(words.xmlText(entry.key))</key>\n<string>\(words.xmlText(entry.text))</string>"
            }
            let text =
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content.joined())</dict></plist>"
            let file = WordsFile.parse(text, path: "a.stringsdict")
            try expect(file.entries, file.report, equal: table, seed: seed)
            try expect(readByFoundation(text), equal: table, seed: seed)
        }
    }

    @Test func `Property lists that Foundation writes`() throws {
        for seed in Self.seeds {
            var words = RandomWords(seed: seed)
            let table = words.table(withControls: false)
            let written = Dictionary(uniqueKeysWithValues: table.map { ($0.key, $0.text) })
            let data = try PropertyListSerialization.data(fromPropertyList: written, format: .xml, options: 0)
            let file = WordsFile.parse(Array(data), path: "a.stringsdict")
            try expect(file.entries, file.report, equal: table, seed: seed)
        }
    }

    @Test func `Random JSON`() throws {
        for seed in Self.seeds {
            var words = RandomWords(seed: seed)
            let table = words.table()
            let entries = table.map { entry in
                """
                \(words.jsonLiteral(entry.key)): {"localizations": {"ja": \
                {"stringUnit": {"state": "new", "value": \(words.jsonLiteral(entry.text))}}}}
                """
            }
            let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ",\n"))}}"
            let file = WordsFile.xcstrings(text)
            try expect(file.entries("ja"), file.report, equal: table, seed: seed)
            let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let strings = try #require(root["strings"] as? [String: [String: [String: [String: [String: String]]]]])
            try expect(
                strings.compactMapValues { $0["localizations"]?["ja"]?["stringUnit"]?["value"] },
                equal: table,
                seed: seed
            )
        }
    }

    @Test func `JSON that Foundation writes`() throws {
        for seed in Self.seeds {
            var words = RandomWords(seed: seed)
            let table = words.table()
            let strings = Dictionary(
                uniqueKeysWithValues: table.map { entry in
                    (entry.key, ["localizations": ["ja": ["stringUnit": ["state": "new", "value": entry.text]]]])
                }
            )
            let options: JSONSerialization.WritingOptions = seed % 2 == 0 ? [.prettyPrinted] : [.withoutEscapingSlashes]
            let root: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
            let data = try JSONSerialization.data(withJSONObject: root, options: options)
            let file = WordsFile.parse(Array(data), path: "a.xcstrings")
            try expect(file.entries("ja"), file.report, equal: table, seed: seed)
        }
    }

    private func readByFoundation(_ text: String) throws -> [String: String] {
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return try #require(list as? [String: String])
    }

    private func expect(_ texts: [String: String], equal table: [(key: String, text: String)], seed: UInt64) throws {
        let expected = Dictionary(uniqueKeysWithValues: table.map { ($0.key, $0.text) })
        try #require(texts == expected, "seed \(seed)")
    }

    private func expect(
        _ entries: [StringEntry],
        _ report: [String],
        equal table: [(key: String, text: String)],
        seed: UInt64
    ) throws {
        let faults = report.filter {
            !$0.contains("line break in key") && !$0.contains("written with other characters")
        }
        try #require(faults.isEmpty, "seed \(seed)")
        try expect(
            Dictionary(entries.map { ($0.key.text, $0.message.format) }) { _, last in last },
            equal: table,
            seed: seed
        )
        try #require(entries.count == table.count, "seed \(seed)")
    }
}
