import Blazon
import BlazonViews

/// Makes trees of every kind of node, the same ones at every run.
struct RandomNodes: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Linear congruential, with Knuth's constants; the high bits are the better ones.
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 32
    }

    mutating func node(depth: Int) -> Node {
        guard depth > 0 else { return leaf() }
        switch Int.random(in: 0..<11, using: &self) {
        case 0, 1:
            let axis: Axis = Bool.random(using: &self) ? .horizontal : .vertical
            return .stack(.init(axis, alignment: alignment(), spacing: length(), children: nodes(depth: depth - 1)))
        case 2:
            let base = Int.random(in: -1..<3, using: &self)
            return .layers(.init(alignment: alignment(), base: base, children: nodes(depth: depth - 1)))
        case 3:
            let rows = [gridRow(depth: depth - 1), gridRow(depth: depth - 1)]
            return .grid(.init(alignment: alignment(), horizontalSpacing: 1, verticalSpacing: length(), rows: rows))
        case 4:
            return .scroll(.init(axes(), x: length(), y: length(), content: node(depth: depth - 1)))
        case 5:
            return .fits(.init(axes(), alternatives: nodes(depth: depth - 1)))
        case 6:
            return .frame(
                .init(
                    minWidth: maybe(length()),
                    idealWidth: maybe(length()),
                    maxWidth: maybe(Length(length())),
                    minHeight: maybe(length()),
                    idealHeight: maybe(length()),
                    maxHeight: maybe(Length(length())),
                    alignment: alignment(),
                    priority: Double(length()),
                    fixedAxes: axes(),
                    x: offset(),
                    y: offset(),
                    content: node(depth: depth - 1)
                )
            )
        case 7:
            let insets = EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
            return .padding(.init(insets, content: node(depth: depth - 1)))
        case 8: return .border(.init(paint(), line: line(), content: node(depth: depth - 1)))
        case 9: return .background(.init(paint(), content: node(depth: depth - 1)))
        default: return .scope(.init(scheme: .dark, content: node(depth: depth - 1)))
        }
    }

    private mutating func leaf() -> Node {
        let contents = ["", "a", "日本語", "the quick brown fox", "a\nb\n", "e\u{301}👨‍👩‍👧 ｶﾞ", "\u{1B}[31mx\tz\r", "1️⃣ -"]
        let content = contents[Int.random(in: contents.indices, using: &self)]
        switch Int.random(in: 0..<7, using: &self) {
        case 0: return .empty
        case 1: return .spacer(.init(minLength: maybe(length())))
        case 2: return .divider
        case 3:
            let patterns: [Node.Fill.Pattern] = [.solid, .bar, .track, .scale, .marker]
            return .fill(
                .init(
                    paint(),
                    pattern: patterns[Int.random(in: patterns.indices, using: &self)],
                    fraction: Double.random(in: -1...2, using: &self),
                    position: Double.random(in: -1...2, using: &self)
                )
            )
        case 4:
            guard let image = image() else { return .icon(.init(glyph: content, paint: maybe(paint()))) }
            return .icon(.init(image, glyph: content, rows: length(), paint: maybe(paint())))
        default:
            let run = Node.StyledText.Run(
                .verbatim(content),
                attributes: [.underline],
                paint: maybe(paint()),
                link: "a:b"
            )
            return .text(.init([run, run], alignment: .center, lineLimit: maybe(length()), truncation: .middle))
        }
    }

    private mutating func image() -> Node.Icon.Image? {
        switch Int.random(in: 0..<3, using: &self) {
        case 0: (try? Node.Icon.Symbol(svg: Icons.envelope)).map(Node.Icon.Image.symbol)
        case 1: (try? Node.Icon.Pixels(rgba: Icons.disc(size: 5), width: 5, height: 5)).map(Node.Icon.Image.pixels)
        default: nil
        }
    }

    private mutating func nodes(depth: Int) -> [Node] {
        (0..<Int.random(in: 0..<4, using: &self)).map { _ in node(depth: depth) }
    }

    private mutating func gridRow(depth: Int) -> Node.Grid.Row {
        let cells = nodes(depth: depth).map { Node.Grid.Cell(columns: length(), unsizedAxes: axes(), $0) }
        return .init(alignment: maybe(alignment().vertical), cells: cells)
    }

    private mutating func line() -> BorderGlyphs? {
        let odd = BorderGlyphs(sides: ("=-", "日", "", "語"), corners: ("<<<", ">", "👍", "e\u{301}"))
        let lines: [BorderGlyphs?] = [nil, .double, odd, odd.keeping(.horizontal), .ascii.keeping([])]
        return lines[Int.random(in: lines.indices, using: &self)]
    }

    private mutating func offset() -> Int { [0, 0, 0, 1, -2, .max, .min][Int.random(in: 0..<7, using: &self)] }

    private mutating func length() -> Int {
        [0, 0, 1, 1, 2, 3, 7, 40, .max][Int.random(in: 0..<9, using: &self)]
    }

    private mutating func axes() -> Axis.Set { Axis.Set(rawValue: UInt8.random(in: 0..<4, using: &self)) }

    private mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &self) ? value : nil }

    private mutating func paint() -> Node.Paint {
        let paints: [Node.Paint] = [
            .role(.accent), .role(.divider), .color("#12345678"), .color(.clear), .color(.black),
        ]
        return paints[Int.random(in: paints.indices, using: &self)]
    }

    private mutating func alignment() -> Alignment {
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        return Alignment(
            horizontal: horizontal[Int.random(in: horizontal.indices, using: &self)],
            vertical: vertical[Int.random(in: vertical.indices, using: &self)]
        )
    }
}
