import Foundation

/// `bench growth`: whether the cost of one observer stays what it is when there are more of them.
enum GrowthCommand {
    static let command = Command(
        name: "growth",
        usage: usage,
        summary: "what one of a thousand to a million observers costs, as a table and as a plot"
    ) { reader in
        try run(&reader)
    }

    private static let usage = "[--sizes 1000,…] [--rounds N] [--svg FILE]"

    private static func run(_ reader: inout ArgumentReader) throws -> Int32 {
        var sizes = [1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000]
        var rounds = 3
        var svgPath: String?
        while let word = reader.next() {
            switch word {
            case "--sizes": sizes = try reader.numbers(of: word)
            case "--rounds": rounds = try reader.number(of: word)
            case "--svg": svgPath = try reader.value(of: word)
            default: throw UsageError("growth knows no '\(word)': \(usage)")
            }
        }
        let lines = try measure(sizes, rounds: rounds)
        print(table(of: lines, sizes: sizes))
        if let svgPath {
            let plot = LogPlot(title: "CPU time an observer", xLabel: "observers", yLabel: "ns", lines: lines)
            try plot.svg.write(toFile: svgPath, atomically: true, encoding: .utf8)
        }
        return 0
    }

    /// What is followed: a quantity of an approach.
    private struct Subject: Sendable {
        let title: String
        let kind: FanOutKind
        let quantity: any KeyPath<FanOutRound, Double> & Sendable
    }

    private static let subjects = [
        Subject(title: "NotificationCenter, post", kind: .centerBlocks, quantity: \.post),
        Subject(title: "strong array, post", kind: .strongLoop, quantity: \.post),
        Subject(title: "Blazon, post", kind: .bus, quantity: \.post),
        Subject(title: "Blazon, every eighth called", kind: .roleScattered, quantity: \.post),
        Subject(title: "Blazon, register", kind: .bus, quantity: \.register),
        Subject(title: "Blazon, free", kind: .bus, quantity: \.free),
    ]

    private static func measure(_ sizes: [Int], rounds: Int) throws -> [LogPlot.Line] {
        var lines = subjects.map { LogPlot.Line(title: $0.title, points: []) }
        let kinds = FanOutKind.allCases.filter { kind in subjects.contains { $0.kind == kind } }
        for size in sizes {
            let results = try FanOutResults(kinds, count: size, rounds: rounds)
            for (number, subject) in subjects.enumerated() {
                let value = results.samples(subject.quantity, of: subject.kind).median
                lines[number].points.append((Double(size), value))
            }
        }
        return lines
    }

    private static func table(of lines: [LogPlot.Line], sizes: [Int]) -> String {
        var table = TextTable(["ns an observer"] + sizes.map(String.init))
        for line in lines { table.append([line.title] + line.points.map(\.y.short)) }
        return "\(table)"
    }
}
