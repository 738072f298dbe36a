/// What call sites pass to each word: the arguments of the words that the catalog was made with, in the development language.
///
/// A word that comes later may use fewer of them, but none that nobody passes, and none as another type.
struct CatalogContract: Sendable {
    /// The words that the catalog was made with: nothing is copied, or compiled, before somebody asks.
    private let tables: CatalogSnapshot.Tables

    init(_ snapshot: CatalogSnapshot) {
        var tables = CatalogSnapshot.Tables()
        let development: [TableLanguage] = [.base] + (snapshot.development.map { [.language($0)] } ?? [])
        for language in development {
            for name in Set(snapshot.files.values.map(\.table)) {
                guard let words = snapshot.words(of: language, table: name) else { continue }
                tables.merge(words, into: StringKey(name), precedence: .other)
            }
        }
        self.tables = tables
    }

    /// What a word takes, where the catalog was made with it.
    func arguments(of key: StringKey, table: StringKey) -> [ArgumentType?]? { tables[table]?.word(key)?.argumentTypes }

    /// Whether a word can stand where call sites pass these arguments.
    static func allows(_ types: [ArgumentType?], where passed: [ArgumentType?]) -> Bool {
        types.enumerated().allSatisfy { position, type in
            guard let type else { return true }
            return position < passed.count && (passed[position] == nil || passed[position] == type)
        }
    }

    /// What is wrong with a word: nothing, or that it would break a call site.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - table: The name of its table.
    ///   - entry: Where it stands in the file.
    ///   - path: The file.
    func violation(
        of word: CatalogWord,
        in table: String,
        from entry: StringEntry,
        path: String
    ) -> StringsDiagnostic? {
        let types = word.argumentTypes
        guard !types.isEmpty, let passed = arguments(of: word.key, table: StringKey(table)),
            !Self.allows(types, where: passed)
        else { return nil }
        return StringsDiagnostic(
            .error,
            path: path,
            position: entry.valuePosition,
            message: "\"\(word.key.text)\" takes \(Self.list(types)), but the program passes \(Self.list(passed))"
        )
    }

    private static func list(_ types: [ArgumentType?]) -> String {
        types.isEmpty ? "nothing" : types.map { $0?.rawValue ?? "anything" }.joined(separator: ", ")
    }
}
