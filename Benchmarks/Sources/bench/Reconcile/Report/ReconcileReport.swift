/// All that was measured of the reconciler: as tables, and as JSON.
struct ReconcileReport: Encodable {
    private struct Row: Encodable {
        let change: ReconcileKind
        let title: String
        let touched: Int
        let nanoseconds: Samples
        let advantage: Samples
    }

    private let rows: [Row]
    let targets: [Target]

    private enum CodingKeys: CodingKey { case rows, targets }

    init(_ results: ReconcileResults) {
        rows = ReconcileKind.allCases.map { kind in
            Row(
                change: kind,
                title: kind.title,
                touched: results.touched(by: kind),
                nanoseconds: results.samples(of: kind),
                advantage: results.advantage(of: kind)
            )
        }
        targets = Self.targets(results)
    }

    /// How many targets were missed.
    var misses: Int { targets.count { $0.verdict == .missed } }

    private static func targets(_ results: ReconcileResults) -> [Target] {
        func advantage(_ kind: ReconcileKind, _ least: Double) -> Target {
            Target(
                name: "all anew / \(kind.title)",
                count: SampleRows.nodeCount,
                value: results.advantage(of: kind).median,
                unit: "×",
                bound: .atLeast(least)
            )
        }
        return [
            advantage(.identical, 1000), advantage(.one, 2), advantage(.onePercent, 2), advantage(.all, 1),
            advantage(.movedRow, 1), advantage(.accent, 2),
            Target(
                name: "heap that an equal node takes",
                count: SampleRows.nodeCount,
                value: results.heapOfUnchanged,
                unit: "bytes",
                bound: .atMost(0)
            ),
        ]
    }

    /// The measurements.
    var table: String {
        var table = TextTable(["\(SampleRows.nodeCount) nodes", "touched", "µs", "anew takes"])
        for row in rows {
            table.append(
                [row.title, "\(row.touched)", row.nanoseconds.text(per: 1000), "\(row.advantage.median.short) ×"]
            )
        }
        return "Medians, CPU time; ± half the width of the middle half\n\(table)"
    }

    /// The promises, and what has become of them.
    var targetTable: String {
        var table = TextTable(["", "nodes", "measured", "target", ""])
        for target in targets {
            table.append(
                [
                    target.name, "\(target.count)", "\(target.value.short) \(target.unit)", "\(target.bound)",
                    target.verdict.rawValue,
                ]
            )
        }
        return
            "Widgets in memory, which cost next to nothing: a real toolkit's only add to what making anew takes\n\(table)"
    }
}
