/// `bench fanout`: what it costs to tell many observers that something has changed.
enum FanOutCommand {
    static let command = Command(
        name: "fanout",
        usage: "[--sizes 1000,10000,100000] [--rounds N] [--json FILE] [--check] [--instructions]",
        summary: "what a change costs each of many observers, against other ways to tell them"
    ) { reader in
        try run(FanOutOptions(&reader))
    }

    private static func run(_ options: FanOutOptions) throws -> Int32 {
        var instructions: InstructionCounts?
        if options.countsInstructions {
            instructions = try .counted(observers: options.countedSize)
            if instructions == nil { print("Instructions are not counted: there is no valgrind.\n") }
        }
        var report = FanOutReport(instructions: instructions)
        for size in options.sizes {
            let results = try FanOutResults(count: size, rounds: options.rounds)
            print(FanOutReport.table(of: results, instructions: instructions), terminator: "\n\n")
            report.append(results)
        }
        print(report.targetTable)
        if let path = options.jsonPath { try JSONFile.write(report, to: path) }
        return options.checks && report.misses > 0 ? 1 : 0
    }
}
