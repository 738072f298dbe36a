import BlazonStrings

/// What a check finds in some files.
struct Checked {
    let report: [String]
    let pseudoFiles: [String: String]

    init(
        _ files: [String: String],
        sources: [String]? = nil,
        changing change: (inout GeneratorSettings) -> Void = { _ in }
    ) {
        var check = WordsCheck(SourceFile.files(files), changing: change)
        check.reportFaults()
        check.reportTranslations()
        if let sources {
            check.reportUnused(in: sources.map { SourceFile(path: "A.swift", bytes: Array($0.utf8)) })
        }
        report = check.sortedDiagnostics.map(\.report)
        pseudoFiles = Dictionary(check.pseudoFiles.map { ($0.path, $0.text) }) { $1 }
    }
}
