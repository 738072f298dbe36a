import BlazonViews

/// Makes trees, and others that differ from them as those of one view do from one update to the next; the same ones at every
/// run.
struct RandomTrees: RandomNumberGenerator {
    private var state: UInt64
    private var lastKey = 0

    static let otherTheme = Theme(id: "other", basedOn: .system) {
        $0[.accent] = .init(light: "#B0346C", dark: "#FF9EC7")
        $0.glyphs = .ascii
    }

    init(seed: UInt64) { state = seed &* 2 &+ 1 }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &self) == 0 }

    mutating func node(depth: Int) -> Node {
        guard depth > 0 else { return leaf() }
        switch Int.random(in: 0..<14, using: &self) {
        case 0...4: return keyedStack(depth: depth)
        case 5: return .stack(.init(.horizontal, spacing: 1, children: nodes(depth: depth)))
        case 6: return .layers(.init(base: 0, children: nodes(depth: depth)))
        case 7: return .grid(grid(depth: depth))
        case 8: return .frame(.init(minWidth: Int.random(in: 0..<3, using: &self), content: node(depth: depth - 1)))
        case 9: return .border(.init(paint(), content: node(depth: depth - 1)))
        case 10: return .background(.init(paint(), content: node(depth: depth - 1)))
        case 11: return .scope(.init(scheme: chance(2) ? .dark : nil, content: node(depth: depth - 1)))
        case 12: return .scope(.init(theme: Self.otherTheme, content: node(depth: depth - 1)))
        default: return control(depth: depth)
        }
    }

    private mutating func keyedStack(depth: Int) -> Node {
        let children = nodes(depth: depth)
        let keys = children.map { _ in key() }
        return .stack(.init(.vertical, spacing: 0, children: children, keys: keys))
    }

    private mutating func key() -> Node.Key {
        lastKey += 1
        return Node.Key("\(lastKey)")
    }

    private mutating func grid(depth: Int) -> Node.Grid {
        let rows = (0..<Int.random(in: 0..<3, using: &self)).map { _ in nodes(depth: depth) }
        return .init(horizontalSpacing: 1, verticalSpacing: 0, rows: rows)
    }

    private mutating func control(depth: Int) -> Node {
        .control(
            .init(
                chance(2) ? .button : .progress,
                id: NodeID([.position(Int.random(in: 0..<4, using: &self))]),
                label: leaf(),
                value: .fraction(Double(Int.random(in: 0..<3, using: &self)) / 2),
                tint: paint(),
                drawing: node(depth: depth - 1)
            )
        )
    }

    private mutating func leaf() -> Node {
        switch Int.random(in: 0..<7, using: &self) {
        case 0: .empty
        case 1: .divider
        case 2: .spacer(.init())
        case 3: .fill(.init(paint(), pattern: .bar, fraction: 0.5))
        case 4: .icon(.init(glyph: "i", paint: paint()))
        default: .text(.init([.init(.verbatim("t\(Int.random(in: 0..<4, using: &self))"), paint: paint())]))
        }
    }

    private mutating func nodes(depth: Int) -> [Node] {
        (0..<Int.random(in: 0..<5, using: &self)).map { _ in node(depth: depth - 1) }
    }

    private mutating func paint() -> Node.Paint {
        let paints: [Node.Paint] = [.role(.accent), .role(.card), .role(.danger), .color("#12345678")]
        return paints[Int.random(in: paints.indices, using: &self)]
    }

    /// The node as it may be at the next update: parts of it come, go, move and change.
    mutating func successor(of node: Node, depth: Int) -> Node {
        if chance(12) { return self.node(depth: depth) }
        switch node {
        case .stack(var stack):
            var pairs = stack.children.indices.map { index in
                (
                    successor(of: stack.children[index], depth: depth - 1),
                    index < stack.keys.count ? stack.keys[index] : key()
                )
            }
            if chance(3) { pairs.shuffle(using: &self) }
            if chance(3), !pairs.isEmpty { pairs.remove(at: Int.random(in: pairs.indices, using: &self)) }
            if chance(3) {
                pairs.insert((self.node(depth: depth - 1), key()), at: Int.random(in: 0...pairs.count, using: &self))
            }
            // A digest may be that of a sibling.
            if chance(9), let first = pairs.first { pairs.append((leaf(), first.1)) }
            stack.children = pairs.map(\.0)
            if !stack.keys.isEmpty { stack.keys = pairs.map(\.1) }
            return .stack(stack)
        case .grid(var grid):
            for row in grid.rows.indices {
                for cell in grid.rows[row].cells.indices {
                    let content = grid.rows[row].cells[cell].content
                    grid.rows[row].cells[cell].content = successor(of: content, depth: depth - 1)
                }
            }
            if chance(3) { grid.rows.append(.init(cells: nodes(depth: depth).map { .init($0) })) }
            return .grid(grid)
        case .border(var border):
            border.content = successor(of: border.content, depth: depth - 1)
            return .border(border)
        case .scope(var scope):
            scope.content = successor(of: scope.content, depth: depth - 1)
            return chance(4) ? scope.content : .scope(scope)
        case .control(var control):
            control.drawing = successor(of: control.drawing, depth: depth - 1)
            if chance(3) { control.label = leaf() }
            return .control(control)
        case .text, .icon, .fill: return chance(4) ? leaf() : node
        default: return chance(4) ? .scope(.init(contrast: .increased, content: node)) : node
        }
    }
}
