/// The jobs that are measured, each of them from what an app writes to the string that it gets.
enum RenderKind: String, CaseIterable, Encodable {
    case label
    case labelColumn = "label-column"
    case box
    case screenOfRuns = "screen-of-runs"
    case screenOfCells = "screen-of-cells"
    case update
    case joined
    case width
    case reduction
    case knownReduction = "known-reduction"
    case component

    var title: String {
        switch self {
        case .label: "a styled label, rendered alone"
        case .labelColumn: "a styled label, one of a column of many"
        case .box: "a bordered box 40 wide"
        case .screenOfRuns: "a cell of a 200×50 screen, runs of 10"
        case .screenOfCells: "a cell of a 200×50 screen, each another style"
        case .update: "a cell of a 200×50 screen of which 5 % changed"
        case .joined: "a sign of a text whose signs all join their neighbours"
        case .width: "the width of a CJK string"
        case .reduction: "RGB to 256 colours"
        case .knownReduction: "RGB to 256 colours, seen before"
        case .component: "a styled component, one of 100 in a theme switch"
        }
    }

    /// What the peers leave to be beaten, in nanoseconds each.
    var target: Target.Bound {
        switch self {
        // To see what a rendering costs beside what it renders: nobody draws an interface label by label.
        case .label: .none
        // No text is like that, but for one that is made to cost: it is measured for how it grows.
        case .joined: .none
        case .labelColumn: .atMost(3000)
        case .box: .atMost(15_000)
        case .screenOfRuns: .atMost(60)
        case .screenOfCells: .atMost(250)
        // What stays has to be far cheaper than what is written.
        case .update: .atMost(15)
        case .width: .atMost(300)
        case .reduction: .atMost(1500)
        case .knownReduction: .atMost(20)
        // A theme switch, for a component that has to be drawn.
        case .component: .atMost(10_000)
        }
    }

    /// What is ten times and a hundred times as large, to see whether the cost of each grows with it.
    static let growing: [RenderKind] = [.labelColumn, .screenOfRuns, .screenOfCells, .update, .joined, .width]
}
