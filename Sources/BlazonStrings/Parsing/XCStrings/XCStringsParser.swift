/// Reads `.xcstrings` files: string catalogs, JSON with all languages of a table in one file.
///
/// - A key counts whatever its states are, and one that says nothing of the source language is its own text there.
/// - A text that is nothing but plural forms becomes a format of one variable, named ``pluralVariable``.
/// - Of texts for several devices one is used, see ``DeviceChoice``.
/// - Members that the format may get one day are passed over.
package struct XCStringsParser {
    /// The name of the variable that stands for a text made of plural forms only.
    ///
    /// Substitutions are named by words, so none has this name; should one, it is the plural forms that count.
    package static let pluralVariable = "(plural)"

    var log: DiagnosticLog
    private let path: String
    private var sourceLanguage: String?
    private var tables: [String: ParsedTable] = [:]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - path: Where it lies, as its diagnostics are to say it.
    /// - Returns: A table for each language that the file names, and all that is wrong with the file.
    package static func parse(_ bytes: [UInt8], path: String) -> ParsedFile {
        var parser = XCStringsParser(log: DiagnosticLog(path: path), path: path)
        let source = parser.readFile(bytes)
        return ParsedFile(
            tables: parser.tables,
            sourceLanguage: parser.sourceLanguage,
            diagnostics: parser.log.diagnostics(in: source)
        )
    }

    /// Reads the tables.
    ///
    /// - Returns: The file as UTF-8.
    private mutating func readFile(_ bytes: [UInt8]) -> [UInt8] {
        guard let source = SourceText(reading: bytes, log: &log) else { return [] }
        var scanner = JSONScanner(source, log: log)
        let root = scanner.scanDocument()
        log = scanner.log
        guard let members = root.members(for: "the catalog", log: &log) else { return source.bytes }
        if members["sourceLanguage"] == nil { log.error("missing \"sourceLanguage\"", at: root.position) }
        sourceLanguage = members.text("sourceLanguage", log: &log)
        if let sourceLanguage { tables[sourceLanguage] = ParsedTable(path: path) }
        if members["strings"] == nil { log.error("missing \"strings\"", at: root.position) }
        readEntries(members.members("strings", log: &log) ?? [])
        return source.bytes
    }

    private mutating func readEntries(_ members: [FileMember]) {
        for member in members.prefix(ParsingLimits.keys) {
            KeyChecks.checkLineBreaks(in: member.key, at: member.position, log: &log)
            readEntry(member)
        }
        if members.count > ParsingLimits.keys {
            log.error("more than \(ParsingLimits.keys) keys", at: members[ParsingLimits.keys].position)
        }
        let keys = members.lazy.map { (key: StringKey($0.key), position: $0.position) }
        KeyChecks.checkLookAlikes(among: keys, log: &log)
    }

    private mutating func readEntry(_ member: FileMember) {
        guard let parts = member.value.members(for: member.key, log: &log) else { return }
        let comment = parts.text("comment", log: &log).flatMap { CommentText.trimmed(Array($0.utf8)[...]) }
        let isStale = parts.text("extractionState", log: &log) == "stale"
        let isTranslatable = isTranslatable(parts)
        func entry(_ message: Message, at valuePosition: SourcePosition) -> StringEntry {
            StringEntry(
                key: StringKey(member.key),
                message: message,
                comment: comment,
                position: member.position,
                valuePosition: valuePosition,
                isStale: isStale,
                isTranslatable: isTranslatable
            )
        }
        var isInSourceLanguage = false
        for localization in parts.members("localizations", log: &log) ?? [] {
            if localization.key == sourceLanguage { isInSourceLanguage = localization.hasWording }
            guard let found = message(of: member.key, localization) else { continue }
            add(entry(found.message, at: found.position), language: localization.key)
        }
        if let sourceLanguage, !isInSourceLanguage {
            add(entry(Message(member.key), at: member.position), language: sourceLanguage)
        }
    }

    private mutating func isTranslatable(_ parts: [FileMember]) -> Bool {
        guard let node = parts["shouldTranslate"]?.value else { return true }
        switch node.content {
        case .boolean(let isTranslatable): return isTranslatable
        case .unreadable: break
        default: log.error("expected true or false as \"shouldTranslate\", found \(node.kind)", at: node.position)
        }
        return true
    }

    private mutating func add(_ entry: StringEntry, language: String) {
        tables[language, default: ParsedTable(path: path)].entries.append(entry)
    }
}
