import BlazonViews
import Testing

@Suite struct ReconcilerPropertyTests {
    private static let looks: [(Theme, Theme.Variant)] = [
        (.system, .light), (.system, .dark), (RandomTrees.otherTheme, .light), (RandomTrees.otherTheme, .dark),
    ]

    private func fresh(_ node: Node, _ look: (Theme, Theme.Variant), _ controls: ControlContent) -> String {
        let backend = RecordingBackend(controls: controls, roles: [.card])
        let container = RecordedWidget("container")
        Reconciler(backend: backend, container: container).show(node, theme: look.0, variant: look.1)
        return container.tree
    }

    @Test(arguments: [ControlContent.drawing, .label, .nothing])
    func `after any series of updates the widgets are those that would be made anew`(controls: ControlContent) {
        for seed in 0..<400 as Range<UInt64> {
            var random = RandomTrees(seed: seed)
            let backend = RecordingBackend(controls: controls, roles: [.card])
            let container = RecordedWidget("container")
            let reconciler = Reconciler(backend: backend, container: container)
            var node = random.node(depth: 4)
            for step in 0..<6 {
                let look = Self.looks[Int.random(in: 0..<4, using: &random)]
                reconciler.show(node, theme: look.0, variant: look.1)
                guard container.tree == fresh(node, look, controls), backend.mistakes == 0 else {
                    Issue.record(
                        "seed \(seed), step \(step): \(container.tree)\nis not\n\(fresh(node, look, controls))"
                    )
                    return
                }
                _ = backend.takeOperations()
                reconciler.show(node, theme: look.0, variant: look.1)
                #expect(backend.takeOperations().isEmpty, "seed \(seed), step \(step)")
                node = random.successor(of: node, depth: 4)
            }
        }
    }

    private func list(_ names: [Int]) -> Node {
        VStack { ForEach(names, id: \.self) { Text("row \($0)") } }.node()
    }

    /// By trying every pair: how many elements at most stand in ascending order, not necessarily side by side.
    private func longestAscent(_ places: [Int]) -> Int {
        var lengths = [Int](repeating: 1, count: places.count)
        for index in places.indices {
            for earlier in 0..<index where places[earlier] < places[index] {
                lengths[index] = max(lengths[index], lengths[earlier] + 1)
            }
        }
        return lengths.max() ?? 0
    }

    @Test func `what changes places is moved, as few as possible, and nothing else is done`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomTrees(seed: seed)
            let names = Array(0..<Int.random(in: 0..<30, using: &random))
            var shuffled = names
            let swaps = Int.random(in: 0..<8, using: &random)
            for _ in 0..<swaps where !names.isEmpty {
                shuffled.swapAt(
                    Int.random(in: names.indices, using: &random),
                    Int.random(in: names.indices, using: &random)
                )
            }
            let backend = RecordingBackend()
            let reconciler = Reconciler(backend: backend, container: RecordedWidget("container"))
            reconciler.show(list(names))
            _ = backend.takeOperations()
            reconciler.show(list(shuffled))
            let moves = names.count - longestAscent(shuffled)
            #expect(backend.takeOperations() == (moves == 0 ? [:] : [.move: moves]), "seed \(seed)")
        }
    }

    @Test func `what comes and goes costs itself alone`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomTrees(seed: seed)
            let names = Array(0..<Int.random(in: 1..<30, using: &random))
            var changed = names.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
            let gone = names.count - changed.count
            let come = Int.random(in: 0..<5, using: &random)
            for number in 0..<come {
                changed.insert(100 + number, at: Int.random(in: 0...changed.count, using: &random))
            }
            let backend = RecordingBackend()
            let reconciler = Reconciler(backend: backend, container: RecordedWidget("container"))
            reconciler.show(list(names))
            _ = backend.takeOperations()
            reconciler.show(list(changed))
            let expected: [RecordingBackend.Operation: Int] = [.make: come, .insert: come, .remove: gone]
            #expect(backend.takeOperations() == expected.filter { $0.value > 0 }, "seed \(seed)")
        }
    }
}
