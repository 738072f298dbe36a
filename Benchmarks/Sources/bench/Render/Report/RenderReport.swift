/// All that was measured of rendering: as tables, and as JSON.
struct RenderReport: Encodable {
    /// One job; nanoseconds each.
    private struct Row: Encodable {
        let job: RenderKind
        let title: String
        let nanoseconds: Samples
    }

    /// One job at several sizes; nanoseconds each.
    private struct GrowthRow: Encodable {
        let job: RenderKind
        let title: String
        let nanoseconds: [Samples]

        /// How many times as much one costs among the most of them as at the least.
        var ratio: Double { (nanoseconds.last?.median ?? .nan) / (nanoseconds.first?.median ?? .nan) }
    }

    private let rows: [Row]
    private let growth: [GrowthRow]
    let targets: [Target]

    init(_ results: RenderResults) {
        let rows = RenderKind.allCases.map { Row(job: $0, title: $0.title, nanoseconds: results.samples(of: $0)) }
        let growth = RenderKind.growing.map {
            GrowthRow(job: $0, title: $0.title, nanoseconds: results.growth[$0] ?? [])
        }
        self.rows = rows
        self.growth = growth
        targets =
            rows.map {
                let value = $0.nanoseconds.median
                return Target(name: $0.title, count: 1, value: value, unit: "ns", bound: $0.job.target)
            }
            + [
                Target(
                    name: "what a terminal is sent for a cell, runs of 10",
                    count: 1,
                    value: results.bytesPerCell,
                    unit: "bytes",
                    bound: .atMost(5)
                ),
                Target(
                    name: "the same where 5 % changed",
                    count: 1,
                    value: results.bytesPerUpdatedCell,
                    unit: "bytes",
                    bound: .atMost(5)
                ),
            ]
            // What grows with the square would be a hundred times; larger inputs leave the processor's caches.
            + growth.map {
                Target(name: "\($0.title): 100× / 1×", count: 100, value: $0.ratio, unit: "×", bound: .atMost(3))
            }
    }

    /// How many targets were missed.
    var misses: Int { targets.count { $0.verdict == .missed } }

    /// The measurements.
    var table: String {
        var table = TextTable(["", "ns"])
        for row in rows { table.append([row.title, row.nanoseconds.text]) }
        return "Medians, CPU time; ± half the width of the middle half\n\(table)"
    }

    /// The same jobs, larger.
    var growthTable: String {
        var table = TextTable(["ns each"] + RenderResults.scales.map { "\($0)×" })
        for row in growth { table.append([row.title] + row.nanoseconds.map(\.median.short)) }
        return "\(table)"
    }

    /// The promises, and what has become of them.
    var targetTable: String {
        var table = TextTable(["", "measured", "target", ""])
        for target in targets {
            table.append(
                [target.name, "\(target.value.short) \(target.unit)", "\(target.bound)", target.verdict.rawValue]
            )
        }
        return "\(table)"
    }
}
