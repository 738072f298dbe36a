/// `bench reconcile`: what it costs to keep widgets like a node.
enum ReconcileCommand {
    static let command = Command(
        name: "reconcile",
        usage: "[--rounds N] [--json FILE] [--check]",
        summary: "what it costs to keep ten thousand widgets like a node, against making them anew"
    ) { reader in
        try run(ReconcileOptions(&reader))
    }

    private static func run(_ options: ReconcileOptions) throws -> Int32 {
        let report = ReconcileReport(try ReconcileResults(rounds: options.rounds))
        print(report.table, report.targetTable, separator: "\n\n")
        if let path = options.jsonPath { try JSONFile.write(report, to: path) }
        return options.checks && report.misses > 0 ? 1 : 0
    }
}
