/// Reads `blazon-strings.json`.
package struct SettingsParser {
    private static let members = ["name", "access", "development", "keys", "tables", "themeTables", "documentation"]

    private var settings = GeneratorSettings()
    private var log: DiagnosticLog

    /// Reads settings; what is wrong counts as not said.
    package static func parse(_ file: SourceFile) -> (settings: GeneratorSettings, diagnostics: [StringsDiagnostic]) {
        var parser = SettingsParser(log: DiagnosticLog(path: file.path))
        parser.settings.place = StringsDiagnostic(.error, path: file.path, position: .start, message: "")
        guard let source = SourceText(reading: file.bytes, log: &parser.log) else {
            return (parser.settings, parser.log.diagnostics)
        }
        var scanner = JSONScanner(source, log: parser.log)
        let root = scanner.scanDocument()
        parser.log = scanner.log
        for member in root.members(for: "the settings", log: &parser.log) ?? [] { parser.read(member) }
        return (parser.settings, parser.log.diagnostics(in: source.bytes))
    }

    private init(log: DiagnosticLog) {
        self.log = log
    }

    private mutating func read(_ member: FileMember) {
        switch member.key {
        case "name": settings.name = typeName(member) ?? settings.name
        case "access": settings.access = choice(member) ?? settings.access
        case "keys": settings.keys = choice(member) ?? settings.keys
        case "documentation": settings.documentation = choice(member) ?? settings.documentation
        case "tables": settings.tables = texts(member)
        case "themeTables": settings.themeTables = texts(member)
        case "development":
            settings.development = member.value.text(for: member.key, log: &log)
            settings.place = StringsDiagnostic(
                .error,
                path: settings.place.path,
                position: member.value.position,
                message: ""
            )
        default:
            let known = Self.members.joined(separator: ", ")
            log.error("unknown setting \(member.key.quoted): there is \(known)", at: member.position)
        }
    }

    private mutating func choice<Choice: RawRepresentable & CaseIterable>(_ member: FileMember) -> Choice?
    where Choice.RawValue == String {
        guard let text = member.value.text(for: member.key, log: &log) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        log.error("\(member.key.quoted) is no \(text.quoted): there is \(known)", at: member.value.position)
        return nil
    }

    private mutating func texts(_ member: FileMember) -> [String]? {
        switch member.value.content {
        case .elements(let elements):
            return elements.compactMap { $0.text(for: "an element of \(member.key)", log: &log) }
        case .unreadable: break
        default:
            log.error(
                "expected an array as \(member.key.quoted), found \(member.value.kind)",
                at: member.value.position
            )
        }
        return nil
    }

    /// The name of a type. Keys never become names with a capital letter of ASCII, so none of them can hide it.
    private mutating func typeName(_ member: FileMember) -> String? {
        guard let name = member.value.text(for: member.key, log: &log) else { return nil }
        let taken = ["Any", "Self", "Type", "Protocol", "Swift", "Foundation", "BlazonStrings"]
        let isName = name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
        let startsLarge = name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
        if isName, startsLarge, !taken.contains(name) { return name }
        log.error(
            "\(name.quoted) cannot be the name: expected letters and digits after a capital letter, such as \"L10n\"",
            at: member.value.position
        )
        return nil
    }
}
