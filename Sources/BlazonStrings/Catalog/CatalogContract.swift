/// What call sites pass to each word: the arguments of the words that the catalog was made with, in the development language.
///
/// A word that comes later may use fewer of them, but none that nobody passes, and none as another type.
struct CatalogContract: Sendable {
    private let signatures: [String: [StringKey: [ArgumentType?]]]

    init(_ snapshot: CatalogSnapshot) {
        var signatures: [String: [StringKey: [ArgumentType?]]] = [:]
        let development: [TableLanguage] = [.base] + (snapshot.development.map { [.language($0)] } ?? [])
        for language in development {
            for table in Set(snapshot.files.values.map(\.table)) {
                for (key, word) in snapshot.words(of: language, table: table) {
                    signatures[table, default: [:]][key] = word.template.argumentTypes
                }
            }
        }
        self.signatures = signatures
    }

    /// What a word takes, where the catalog was made with it.
    func arguments(of key: StringKey, table: String) -> [ArgumentType?]? { signatures[table]?[key] }

    /// Whether a template can stand where call sites pass these arguments.
    static func allows(_ template: Template, where passed: [ArgumentType?]) -> Bool {
        template.argumentTypes.enumerated().allSatisfy { position, type in
            guard let type else { return true }
            return position < passed.count && (passed[position] == nil || passed[position] == type)
        }
    }

    /// What is wrong with the words of a file: nothing, or an error for each that would break a call site.
    ///
    /// - Parameters:
    ///   - table: The words.
    ///   - name: What the table is called.
    ///   - template: Gives each of the words as it was compiled.
    func violations(
        in table: ParsedTable,
        named name: String,
        template: (StringEntry) -> Template
    ) -> [StringsDiagnostic] {
        table.entries.compactMap { entry in
            guard let passed = arguments(of: entry.key, table: name) else { return nil }
            let template = template(entry)
            guard !Self.allows(template, where: passed) else { return nil }
            return StringsDiagnostic(
                .error,
                path: table.path,
                position: entry.valuePosition,
                message: "\"\(entry.key.text)\" takes \(Self.list(template.argumentTypes)), "
                    + "but the program passes \(Self.list(passed))"
            )
        }
    }

    private static func list(_ types: [ArgumentType?]) -> String {
        types.isEmpty ? "nothing" : types.map { $0?.rawValue ?? "anything" }.joined(separator: ", ")
    }
}
