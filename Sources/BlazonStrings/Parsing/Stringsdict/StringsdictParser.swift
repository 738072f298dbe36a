/// Reads `.stringsdict` files: XML property lists of texts that depend on numbers, widths or devices.
///
/// | in the file | in the message |
/// | --- | --- |
/// | `NSStringLocalizedFormatKey` | the format |
/// | every other dictionary beside it | a variable, by `NSStringFormatSpecTypeKey` (only `NSStringPluralRuleType`) and `NSStringFormatValueTypeKey` |
/// | `NSStringVariableWidthRuleType` | the widths; the widest is the format |
/// | `NSStringDeviceSpecificRuleType` | that of one device, see ``DeviceChoice`` |
/// | a text instead of a dictionary | the format |
package struct StringsdictParser {
    var log: DiagnosticLog
    private let path: String
    private var entries: [StringEntry] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - path: Where it lies, as its diagnostics are to say it.
    /// - Returns: One table, for the language `""`, and all that is wrong with the file.
    package static func parse(_ bytes: [UInt8], path: String) -> ParsedFile {
        var parser = StringsdictParser(log: DiagnosticLog(path: path), path: path)
        let source = parser.readFile(bytes)
        return ParsedFile(
            tables: ["": ParsedTable(path: path, entries: parser.entries)],
            diagnostics: parser.log.diagnostics(in: source)
        )
    }

    /// Reads the entries.
    ///
    /// - Returns: The file as UTF-8.
    private mutating func readFile(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: PropertyListScanner.binaryMark) {
            log.error("binary property list, expected one in XML or text form", at: .start)
            return []
        }
        guard let source = SourceText(reading: bytes, log: &log) else { return [] }
        var scanner = PropertyListScanner(source, log: log)
        let root = scanner.scanDocument()
        log = scanner.log
        readEntries(root.members(for: "the property list", log: &log) ?? [])
        return source.bytes
    }

    private mutating func readEntries(_ members: [FileMember]) {
        for member in members {
            guard entries.count < ParsingLimits.keys else {
                log.error("more than \(ParsingLimits.keys) keys", at: member.position)
                break
            }
            guard let message = message(of: member.key, member.value) else { continue }
            KeyChecks.checkLineBreaks(in: member.key, at: member.position, log: &log)
            if message.format.isEmpty {
                log.warning("empty translation of \(member.key.quoted)", at: member.value.position)
            }
            entries.append(
                StringEntry(
                    key: StringKey(member.key),
                    message: message,
                    comment: member.comment,
                    position: member.position,
                    valuePosition: member.value.position
                )
            )
        }
        KeyChecks.checkLookAlikes(among: entries.lazy.map { ($0.key, $0.position) }, log: &log)
    }
}
