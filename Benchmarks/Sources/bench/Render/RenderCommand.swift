/// `bench render`: what it costs to turn views into strings.
enum RenderCommand {
    static let command = Command(
        name: "render",
        usage: "[--rounds N] [--json FILE] [--check]",
        summary: "what labels, boxes and whole screens cost as ANSI, and whether the cost grows with their number"
    ) { reader in
        try run(RenderOptions(&reader))
    }

    private static func run(_ options: RenderOptions) throws -> Int32 {
        let report = RenderReport(try RenderResults(rounds: options.rounds))
        print(report.table, report.growthTable, report.targetTable, separator: "\n\n")
        if let path = options.jsonPath { try JSONFile.write(report, to: path) }
        return options.checks && report.misses > 0 ? 1 : 0
    }
}
