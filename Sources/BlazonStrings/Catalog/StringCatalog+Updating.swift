import Blazon
public import Foundation
import Synchronization

extension StringCatalog {
    /// Lays words over those of the files, key by key: what the data lacks stays as it was.
    ///
    /// The components that read words are refreshed once, if anything reads otherwise now.
    ///
    /// - Parameters:
    ///   - table: The table, a name without any path.
    ///   - language: The language that the words are in; it may be one that had none so far.
    ///   - data: A file of words in the form of `.strings`.
    /// - Throws: ``StringsError`` with each fault and its place, if the data cannot be read without an error, or if a word
    ///   would take arguments that the program does not pass. Nothing is changed then.
    public func update(table: String, language: LanguageTag, with data: Data) throws(StringsError) {
        let path = "\(language).lproj/\(table).strings"
        guard !table.isEmpty, !table.contains("/"), !table.contains("\0"), table != "..", table != "." else {
            throw StringsError([
                StringsDiagnostic(
                    .error,
                    path: path,
                    position: .start,
                    message: "\(table.debugDescription) is no table: expected a name without a path"
                )
            ])
        }
        let parsed = WordsFile.parse([UInt8](data), path: path)
        var errors = parsed.diagnostics.filter { $0.severity == .error }
        var words: [CatalogWord] = []
        for entry in parsed.tables.values.flatMap(\.entries) {
            let word = CatalogWord(entry, language: language)
            words.append(word)
            if let error = contract.violation(of: word, in: table, from: entry, path: path) { errors.append(error) }
        }
        guard errors.isEmpty else { throw StringsError(errors) }

        let hasChanged = updating.withLock { _ in
            let old = snapshot
            let before = old.words(of: .language(language), table: table)
            guard words.contains(where: { before?[$0.key]?.message != $0.message }) else { return false }
            var updates = old.updates
            updates[.language(language), default: CatalogSnapshot.Tables()]
                .merge(CatalogWords(words), into: StringKey(table), precedence: .other)
            replaceUpdates(of: old, with: updates)
            return true
        }
        if hasChanged { store.bus.postWordsChange() }
    }

    /// Takes away all that was laid over the files.
    public func removeUpdates() {
        let hasChanged = updating.withLock { _ in
            let old = snapshot
            guard !old.updates.isEmpty else { return false }
            replaceUpdates(of: old, with: [:])
            return true
        }
        if hasChanged { store.bus.postWordsChange() }
    }

    private func replaceUpdates(of old: CatalogSnapshot, with updates: [TableLanguage: CatalogSnapshot.Tables]) {
        replace(
            with: CatalogSnapshot(
                files: old.files,
                updates: updates,
                languages: old.languages,
                development: development
            )
        )
    }

    /// Reads the files anew. A file that has errors, or words that would break a call site, or that is gone stays as it was.
    ///
    /// - Returns: What is wrong with the files that have changed.
    func reload() -> [StringsDiagnostic] {
        let (faults, hasChanged) = updating.withLock { _ -> ([StringsDiagnostic], Bool) in
            let old = snapshot
            guard let contents = try? directory.read(known: old.files, development: development) else {
                return ([], false)
            }
            var files = old.files
            var faults = contents.diagnostics
            var hasChanged = false
            for file in contents.files where files[file.path]?.bytes != file.bytes {
                let errors = file.parsed.diagnostics.filter { $0.severity == .error } + violations(in: file)
                guard errors.isEmpty else {
                    faults += errors
                    continue
                }
                files[file.path] = file
                hasChanged = true
            }
            if hasChanged {
                let snapshot = CatalogSnapshot(
                    files: files,
                    updates: old.updates,
                    languages: old.languages,
                    development: development
                )
                replace(with: snapshot, diagnostics: faults + files.values.flatMap(\.parsed.diagnostics))
            }
            return (faults, hasChanged)
        }
        if hasChanged { store.bus.postWordsChange() }
        return faults
    }

    private func violations(in file: CatalogFile) -> [StringsDiagnostic] {
        file.tables.flatMap { language, table in
            table.entries.compactMap { entry in
                guard let word = file.words[language]?[entry.key] else { return nil }
                return contract.violation(of: word, in: file.table, from: entry, path: table.path)
            }
        }
    }
}
