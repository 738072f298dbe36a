import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Growth")
struct GrowthTests {
    /// How many leaves there are, and how often any of them was measured in vain: a known answer is not asked again.
    private final class Counter {
        var leaves = 0
        var measurements = 0
    }

    /// Something like a text, which tells when it is measured.
    private final class Counted: LayoutNode {
        private let counter: Counter
        private let length: Int

        init(_ length: Int, _ counter: Counter) {
            self.length = length
            self.counter = counter
            counter.leaves += 1
        }

        override func measure(_ proposal: Proposal) -> Size {
            counter.measurements += 1
            let width = min(max(proposal.width ?? length, 1), length)
            return Size(width: width, height: (length + width - 1) / width)
        }
    }

    enum Nesting: String, CaseIterable {
        case rows, columns, alternating, spaced, grids, layers, fits, framed, padded, mixed

        /// A level more around something, with others beside it.
        fileprivate func wrap(_ layout: LayoutNode, level: Int, beside other: () -> LayoutNode) -> LayoutNode {
            switch self {
            case .rows: stack(.horizontal, [layout, other()])
            case .columns: stack(.vertical, [layout, other()])
            case .alternating: stack(level.isMultiple(of: 2) ? .horizontal : .vertical, [layout, other()])
            case .spaced:
                stack(level.isMultiple(of: 2) ? .horizontal : .vertical, [other(), layout, other()])
            case .grids:
                GridLayout(
                    .init(horizontalSpacing: 1, verticalSpacing: 0, rows: [[.empty, .empty], [.empty]]),
                    cells: [layout, other(), other()]
                )
            case .layers: LayersLayout(.init(children: []), children: [layout, other()])
            case .fits: FitsLayout(.init(alternatives: []), alternatives: [layout, other()])
            case .framed: FrameLayout(.init(minWidth: 3, maxWidth: 200, minHeight: 1, content: .empty), content: layout)
            case .padded: PaddingLayout(.init(EdgeInsets(.all, 1), content: .empty), content: layout)
            case .mixed: Self.allCases[level % (Self.allCases.count - 1)].wrap(layout, level: level, beside: other)
            }
        }

        private func stack(_ axis: Axis, _ children: [LayoutNode]) -> LayoutNode {
            StackLayout(.init(axis, spacing: 1, children: []), children: children)
        }
    }

    /// How often the leaves below so many levels are measured, each on the average.
    private func measurements(_ nesting: Nesting, depth: Int, in proposal: Proposal) -> Double {
        let counter = Counter()
        var random = RandomNodes(seed: 7)
        func leaf() -> LayoutNode { Counted(Int.random(in: 3...60, using: &random), counter) }
        let layout = (0..<depth).reduce(leaf()) { nesting.wrap($0, level: $1, beside: leaf) }
        var canvas = Canvas(Surface(width: 80, height: 24))
        layout.draw(proposal, at: .zero, on: &canvas)
        return Double(counter.measurements) / Double(counter.leaves)
    }

    @Test(arguments: Nesting.allCases, [15, 30, 60, 120])
    func `what lies deeper is not measured more often out of proportion`(nesting: Nesting, depth: Int) {
        let proposals = [
            Proposal.ideal, Proposal(width: 80, height: 24), Proposal(width: 80, height: nil),
            Proposal(width: 2_000, height: 1_000), Proposal(width: 2_000, height: nil),
        ]
        for proposal in proposals {
            let measurements = measurements(nesting, depth: depth, in: proposal)
            #expect(measurements <= 16, "\(proposal)")
        }
    }

    @Test(arguments: [10, 100, 1_000])
    func `breadth costs in proportion`(count: Int) {
        let counter = Counter()
        let cells = (0..<count).map { Counted($0 % 50 + 1, counter) }
        let grid = GridLayout(
            .init(
                horizontalSpacing: 1,
                verticalSpacing: 0,
                rows: (0..<count / 5).map { _ in Array(repeating: .empty, count: 5) }
            ),
            cells: cells
        )
        _ = grid.size(for: Proposal(width: 80, height: 40))
        #expect(counter.measurements <= 8 * count)
        counter.measurements = 0
        let stack = StackLayout(.init(.horizontal, spacing: 1, children: []), children: cells)
        _ = stack.size(for: Proposal(width: 80, height: 40))
        #expect(counter.measurements <= 4 * count)
    }
}
