/// A file of words in any of the formats that this module reads.
package enum WordsFile {
    /// The extensions that ``parse(_:path:)`` knows.
    package static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

    /// Reads a file, in the format that its extension names.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - path: Where it lies, as its diagnostics are to say it.
    /// - Returns: All that could be read, and all that is wrong with it.
    package static func parse(_ bytes: [UInt8], path: String) -> ParsedFile {
        switch fileExtension(of: path) {
        case "strings": return StringsFileParser.parse(bytes, path: path)
        case "stringsdict": return StringsdictParser.parse(bytes, path: path)
        case "xcstrings": return XCStringsParser.parse(bytes, path: path)
        case let other:
            var log = DiagnosticLog(path: path)
            log.error(
                "unknown extension \(other.quoted), expected \"strings\", \"stringsdict\" or \"xcstrings\"",
                at: .start
            )
            return ParsedFile(tables: [:], diagnostics: log.diagnostics)
        }
    }

    private static func fileExtension(of path: String) -> String {
        let name = path.utf8.split(separator: .slash).last ?? path.utf8[...]
        guard let dot = name.lastIndex(of: .dot) else { return "" }
        return String(decoding: name[name.index(after: dot)...], as: UTF8.self).lowercased()
    }
}
