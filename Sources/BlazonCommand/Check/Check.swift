import BlazonStrings

/// A run of `blazon check`. What it finds is its output; its status is 1 where there is an error among that.
struct Check {
    let options: CheckOptions

    var output: CommandOutput {
        do throws(StringsDiagnostic) {
            let files = try SourceFiles.read(options.directories, where: SourceFiles.isWords)
            let sources = try SourceFiles.read(options.sources) { $0.fileExtension == "swift" }
            var check = WordsCheck(files, settings: nil) { settings in
                if let development = options.development { settings.development = development }
                if !options.themeTables.isEmpty { settings.themeTables = options.themeTables }
            }
            check.reportFaults()
            check.reportTranslations()
            if !options.sources.isEmpty { check.reportUnused(in: sources) }
            if options.wantsPseudoLanguages {
                for file in check.pseudoFiles { try SourceFiles.write(file.text, to: file.path) }
            }
            return output(of: check.sortedDiagnostics)
        } catch {
            return output(of: [error])
        }
    }

    private func output(of found: [StringsDiagnostic]) -> CommandOutput {
        let diagnostics = options.isStrict ? found.map(\.asError) : found
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return CommandOutput(text: options.format.text(diagnostics), status: hasErrors ? 1 : 0)
    }
}

extension StringsDiagnostic {
    fileprivate var asError: StringsDiagnostic {
        StringsDiagnostic(.error, path: path, position: position, message: message)
    }
}
