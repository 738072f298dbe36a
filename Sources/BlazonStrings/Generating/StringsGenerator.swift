/// Makes accessors of the words of a target.
package enum StringsGenerator {
    /// What came of it.
    package struct Output: Sendable {
        /// The file: whatever is wrong with some words, the others are in it. Nil where there is nothing to make it of.
        package var text: String?
        /// In the order of files and positions. With an error among them, some words are missing, or will not be shown.
        package var diagnostics: [StringsDiagnostic]
    }

    /// Makes accessors.
    ///
    /// - Parameters:
    ///   - files: The files of words, and `blazon-strings.json` if there is one. Others are passed over.
    ///   - settings: The settings; nil for those in the files, or the usual ones.
    package static func generate(_ files: [SourceFile], settings: GeneratorSettings? = nil) -> Output {
        var check = WordsCheck(files, settings: settings)
        check.reportFaults()
        guard let development = check.development else {
            return Output(text: nil, diagnostics: check.sortedDiagnostics)
        }
        let text = AccessorWriter.file(
            check.accessorTables,
            settings: check.settings,
            development: development,
            project: check.project
        )
        return Output(text: text, diagnostics: check.sortedDiagnostics)
    }
}
