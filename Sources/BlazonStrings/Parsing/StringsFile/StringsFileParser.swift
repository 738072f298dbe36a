/// Reads `.strings` files: entries `"key" = "value";` with comments, in the grammar of old-style property lists.
///
/// Everything that Foundation reads is read, to the same texts: quotation marks of both kinds and none, `"key";` for a
/// key that is its own value, braces around the whole, line breaks in texts. What Foundation passes over in silence is
/// reported, and what follows a fault is read all the same.
///
/// A file whose content is an XML property list is read as one.
package struct StringsFileParser {
    let source: SourceText
    let bytes: [UInt8]
    var offset = 0
    var log: DiagnosticLog
    var positions: PositionTracker
    var trivia = Trivia()
    /// Whether braces stand around the entries.
    var isBraced = false
    /// Whether a bracket was found that is never closed. To look for the end of a second one would be in vain, and for the
    /// end of each of many take for ever.
    var hasUnclosedGroup = false
    private let path: String
    private var entries: KeyedTable<StringEntry>

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - path: Where it lies, as its diagnostics are to say it.
    /// - Returns: One table, for the language `""`, and all that is wrong with the file.
    package static func parse(_ bytes: [UInt8], path: String) -> ParsedFile {
        if PropertyListScanner.isPropertyList(bytes) { return StringsdictParser.parse(bytes, path: path) }
        var log = DiagnosticLog(path: path)
        guard let source = SourceText(reading: bytes, log: &log) else {
            return ParsedFile(tables: ["": ParsedTable(path: path)], diagnostics: log.diagnostics)
        }
        var parser = StringsFileParser(source: source, path: path, log: log)
        parser.readFile()
        return parser.file
    }

    private init(source: SourceText, path: String, log: DiagnosticLog) {
        self.source = source
        self.bytes = source.bytes
        self.path = path
        self.log = log
        self.positions = PositionTracker(source.bytes)
        // A common length of an entry with its comment; a table that grows is copied again and again.
        entries = KeyedTable(minimumCapacity: min(source.bytes.count / 64, ParsingLimits.keys))
    }

    private var file: ParsedFile {
        ParsedFile(
            tables: ["": ParsedTable(path: path, entries: entries.elements)],
            diagnostics: log.diagnostics(in: bytes)
        )
    }

    private mutating func readFile() {
        readEntries()
        KeyChecks.checkLookAlikes(among: entries.elements.lazy.map { ($0.key, $0.position) }, log: &log)
    }

    /// Adds an entry to the table: of a key that stands twice the last value counts.
    mutating func add(_ entry: StringEntry) {
        KeyChecks.checkLineBreaks(in: entry.key.text, at: entry.position, log: &log)
        if entry.message.format.isEmpty {
            log.warning("empty translation of \(entry.key.text.quoted)", at: entry.valuePosition)
        }
        if entries.elements.count == ParsingLimits.keys, entries[entry.key] == nil {
            log.stop("more than \(ParsingLimits.keys) keys", at: entry.position)
            return
        }
        guard let index = entries.insert(entry) else { return }
        let first = entries.elements[index]
        let isSame = first.message.format.utf8.elementsEqual(entry.message.format.utf8)
        log.warning(
            "duplicate key \(entry.key.text.quoted) (first at \(first.position), values \(isSame ? "are equal" : "differ"))",
            at: entry.position
        )
        var last = entry
        last.position = first.position
        last.comment = entry.comment ?? first.comment
        entries.replace(at: index, with: last)
    }
}
