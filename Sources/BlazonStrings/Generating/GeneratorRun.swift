/// A run of the generator, from paths to a file: what the plugin's tool and `blazon generate-strings` have in common.
package struct GeneratorRun: Sendable {
    /// What the run says on the standard error.
    package private(set) var problem = ""
    /// 1 after an error, else 0.
    package private(set) var status: Int32 = 0
    /// What was made; nil where there is nothing to make it of.
    package private(set) var text: String?

    /// Makes accessors.
    ///
    /// The file is written although there are errors: it then lacks some words. A build fails all the same, and tells of
    /// those errors instead of the accessors that are missing because of them.
    ///
    /// - Parameters:
    ///   - paths: Files of words, directories that have some, and the settings.
    ///   - output: The file to write, unless it holds the same already; nil to write none.
    package init(paths: [String], output: String?) {
        do throws(StringsDiagnostic) {
            let files = try SourceFiles.read(paths, where: SourceFiles.isWords)
            let made = StringsGenerator.generate(files)
            text = made.text
            made.diagnostics.forEach { add($0) }
            if let text, let output { try SourceFiles.write(text, to: output) }
        } catch {
            add(error)
        }
    }

    private mutating func add(_ diagnostic: StringsDiagnostic) {
        problem += "\(diagnostic)\n"
        if diagnostic.severity == .error { status = 1 }
    }
}
