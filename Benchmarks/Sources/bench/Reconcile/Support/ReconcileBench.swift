import Blazon
import BlazonViews

/// One change, to and fro, on widgets that are there.
final class ReconcileBench {
    private struct State {
        let node: Node
        var theme = SampleRows.theme
        var variant = Theme.Variant.light
    }

    let kind: ReconcileKind
    private let backend = MemoryBackend()
    private let container = MemoryWidget(text: "", color: .clear)
    private var reconciler: Reconciler<MemoryBackend>
    private let states: [State]
    private var current = 0

    init(_ kind: ReconcileKind) {
        self.kind = kind
        reconciler = Reconciler(backend: backend, container: container)
        let rows = 0..<SampleRows.count
        let node = SampleRows.node(rows)
        let last = SampleRows.count - 1
        let other: State =
            switch kind {
            case .identical: State(node: node)
            case .anew, .unchanged: State(node: SampleRows.node(rows))
            case .one: State(node: SampleRows.node(rows) { $0 == 1777 })
            case .onePercent: State(node: SampleRows.node(rows, isChanged: SampleRows.isAccented))
            case .all: State(node: SampleRows.node(rows) { _ in true })
            case .firstRow: State(node: SampleRows.node([SampleRows.count] + rows))
            case .movedRow: State(node: SampleRows.node([last] + rows.dropLast()))
            case .reversed: State(node: SampleRows.node(rows.reversed()))
            case .otherColor: State(node: SampleRows.node(rows), theme: SampleRows.otherDivider)
            case .accent: State(node: SampleRows.node(rows), theme: SampleRows.otherAccent)
            case .everyColor: State(node: SampleRows.node(rows), variant: .dark)
            }
        states = [State(node: node), other]
        show()
        _ = backend.takeTouched()
    }

    private func show() {
        let state = states[current]
        reconciler.show(state.node, theme: state.theme, variant: state.variant)
    }

    /// Makes the change, or takes it back.
    func run() {
        current = 1 - current
        if kind == .anew {
            if let widget = reconciler.widget { backend.remove(widget, from: container) }
            reconciler = Reconciler(backend: backend, container: container)
        }
        show()
    }

    /// Checks that the change has come through, and nothing else.
    ///
    /// - Returns: How many widgets it touched.
    func check() throws -> Int {
        let count = SampleRows.count
        _ = backend.takeTouched()
        run()
        let touched = backend.takeTouched()
        let expected =
            switch kind {
            case .identical, .unchanged, .otherColor: 0
            case .one, .movedRow: 1
            case .onePercent, .accent: 100
            case .all: count
            case .firstRow: current == 1 ? 3 : 1
            case .reversed: count - 1
            // The icon and the text of each row, but for the accent, which is the same in both schemes.
            case .everyColor: 2 * count - 100
            case .anew: SampleRows.nodeCount + 1
            }
        guard touched == expected else { throw WrongWidgets("\(kind.title): \(touched) touched, not \(expected)") }
        let fresh = MemoryWidget(text: "", color: .clear)
        Reconciler(backend: MemoryBackend(), container: fresh)
            .show(states[current].node, theme: states[current].theme, variant: states[current].variant)
        guard container.texts == fresh.texts else { throw WrongWidgets("\(kind.title): not the right widgets") }
        return touched
    }
}

/// Widgets that are not what they have to be.
struct WrongWidgets: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
