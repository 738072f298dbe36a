/// `bench strings`: what words cost, against Foundation.
enum StringsCommand {
    static let command = Command(
        name: "strings",
        usage: "[--rounds N] [--json FILE] [--check]",
        summary: "what words cost to look up, to fill, to read and to replace, against Foundation"
    ) { reader in
        try run(StringsOptions(&reader))
    }

    private static func run(_ options: StringsOptions) throws -> Int32 {
        let report = StringsReport(try StringsResults(rounds: options.rounds))
        print(report.table, report.targetTable, separator: "\n\n")
        if let path = options.jsonPath { try JSONFile.write(report, to: path) }
        return options.checks && report.misses > 0 ? 1 : 0
    }
}
