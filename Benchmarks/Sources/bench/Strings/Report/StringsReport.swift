/// All that was measured of words: as tables, and as JSON.
struct StringsReport: Encodable {
    /// One way; nanoseconds a look-up, or for all the words.
    private struct Row: Encodable {
        let way: StringsKind
        let title: String
        let nanoseconds: Samples
    }

    private let rows: [Row]
    let targets: [Target]
    private let results: StringsResults

    private enum CodingKeys: CodingKey { case rows, targets }

    init(_ results: StringsResults) {
        self.results = results
        rows = StringsKind.allCases.map { Row(way: $0, title: $0.title, nanoseconds: results.samples(of: $0)) }
        targets = Self.targets(results)
    }

    /// How many targets were missed.
    var misses: Int { targets.count { $0.verdict == .missed } }

    private static func targets(_ results: StringsResults) -> [Target] {
        func ratio(_ name: String, _ kind: StringsKind, _ other: StringsKind, _ bound: Target.Bound) -> Target {
            let value = results.ratio(of: kind, to: other).median
            return Target(name: name, count: SampleWords.count, value: value, unit: "×", bound: bound)
        }
        return [
            ratio("Bundle / catalog.string: plain", .bundle, .untyped, .atLeast(10)),
            ratio("Bundle / word of an accessor: plain", .bundle, .accessor, .atLeast(10)),
            ratio("Bundle / word of a key made at run time: plain", .bundle, .plain, .none),
            ratio("Bundle, String(format:) / word: two Ints", .bundleFormat, .twoInts, .atLeast(5)),
            ratio("Bundle, String(format:) / catalog.string: two Ints", .bundleFormat, .untypedTwoInts, .none),
            ratio("themed / plain", .themed, .plain, .atMost(1.2)),
            ratio("themed, which the theme lacks / plain", .themedLacking, .plain, .none),
            ratio("PropertyListSerialization / parse into a dictionary", .propertyList, .parse, .atLeast(3)),
            ratio("PropertyListSerialization of a file / catalog", .propertyListFile, .catalog, .none),
            ratio("PropertyListSerialization / update, nothing new", .propertyList, .unchangedUpdate, .none),
            Target(
                name: "live reload",
                count: SampleWords.count,
                value: results.samples(of: .update).median / 1e6,
                unit: "ms",
                bound: .atMost(5)
            ),
        ]
    }

    /// The measurements.
    var table: String {
        var lookups = TextTable(["a look-up", "ns"])
        var readings = TextTable(["\(SampleWords.count) words at once", "µs"])
        for row in rows {
            if row.way.isLookup {
                lookups.append([row.title, row.nanoseconds.text])
            } else {
                readings.append([row.title, row.nanoseconds.text(per: 1000)])
            }
        }
        return "Medians, CPU time; ± half the width of the middle half\n\(lookups)\n\n\(readings)"
    }

    /// The promises, and what has become of them.
    var targetTable: String {
        var table = TextTable(["", "words", "measured", "target", ""])
        for target in targets {
            table.append(
                [
                    target.name, "\(target.count)", "\(target.value.short) \(target.unit)", "\(target.bound)",
                    target.verdict.rawValue,
                ]
            )
        }
        return "A catalog and an update do more than parse: texts are compiled, arguments checked\n\(table)"
    }
}
