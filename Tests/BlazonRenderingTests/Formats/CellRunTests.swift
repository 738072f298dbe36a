import BlazonRendering
import BlazonViews
import Testing

@Suite struct CellRunTests {
    @Test func `cells of one look are one run, and wide glyphs take two cells`() {
        let view = HStack(spacing: 1) {
            Text("日本").bold()
            Text("a").foregroundStyle(.accent)
        }
        .background(.card)
        let runs = view.node().cellRuns(variant: .dark, width: 8, height: 1)
        #expect(runs.count == 1)
        #expect(runs[0].map(\.text) == ["日本", " ", "a", "  "])
        #expect(runs[0].map(\.width) == [4, 1, 1, 2])
        #expect(runs[0].map { $0.background?.hex } == ["#424242", "#424242", "#424242", nil])
        #expect(runs[0].map { $0.attributes.contains(.bold) } == [true, false, false, false])
        #expect(runs[0][2].foreground?.hex == "#90CAF9")
    }

    @Test func `the runs of a line are what is rendered in colour`() {
        for seed in 0..<200 as Range<UInt64> {
            var random = RandomNodes(seed: seed)
            let node = random.node(depth: 4)
            let lines = node.cellRuns(width: 30, height: 10)
            #expect(lines.allSatisfy { $0.reduce(0) { $0 + $1.width } == 30 })
            #expect(lines.allSatisfy { $0.allSatisfy { !$0.text.isEmpty } })
            let text = lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
            let rendered = node.rendered(as: .ansi(.trueColor), width: 30, height: 10)
                .replacing(/\u{1B}(\[[0-9;]*m|\]8;[^\u{1B}]*\u{1B}\\)/, with: "")
            func trimmed(_ text: String) -> [String] {
                text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    String(line.reversed().drop { $0 == " " }.reversed())
                }
            }
            #expect(trimmed(text) == trimmed(rendered), "seed \(seed)")
        }
    }
}
