import Blazon
import BlazonRendering
import BlazonViews

/// All that is rendered, ready to be rendered again.
final class RenderBench {
    /// How many times as much there is of each.
    private let scale: Int

    private let screenOfRuns: Node
    private let screenOfCells: Node
    private let shown: Surface
    private let changed: Surface
    private let prose = "Copper leaves turn slowly in the cold morning air, and nobody sees them fall."
    private let ideographs: String
    private let joined: Node
    private let colors: [Theme.Color]
    private var knownColors = ColorReducer(.ansi256)
    private let store = ThemeStore(theme: .system)
    private var drawnLength = 0
    private var components: [StyledComponent] = []

    static let screenWidth = 200
    /// At the scale of 1.
    private static let screenHeight = 50
    private static let componentCount = 100
    /// Sound marks, halves of flags, skin tones, vowels without a consonant, marks without a base, joiners.
    private static let joinedSigns =
        "\u{FF9E}\u{1F1E9}\u{1F3FD}\u{1161}\u{301}\u{1F469}\u{200D}a\u{200B}\u{AD}e\u{301} "
    private let labelCount: Int

    /// - Parameters:
    ///   - scale: How many times as much there is of each.
    ///   - labelCount: How many labels there are at the scale of 1.
    init(scale: Int, labelCount: Int) {
        self.scale = scale
        self.labelCount = labelCount
        screenOfRuns = Self.screen(height: Self.screenHeight * scale, runLength: 10)
        screenOfCells = Self.screen(height: Self.screenHeight * scale, runLength: 1)
        let other = Self.screen(height: Self.screenHeight * scale, runLength: 10, changed: 20)
        shown = screenOfRuns.surface(for: .trueColor)
        changed = other.surface(for: .trueColor)
        joined = Text(String(repeating: Self.joinedSigns, count: 10 * scale)).node()
        ideographs = String(repeating: "日本語の文字列", count: scale)
        colors = (0..<4096).map { (index: Int) -> Theme.Color in
            let (red, green, blue) = (index / 256, index / 16 % 16, index % 16)
            return Theme.Color(red: UInt8(red * 17), green: UInt8(green * 17), blue: UInt8(blue * 17))
        }
    }

    /// How many of what is counted a run makes.
    func operations(of kind: RenderKind) -> Int {
        switch kind {
        case .label: 100
        case .labelColumn: labelCount * scale
        case .screenOfRuns, .screenOfCells, .update: Self.screenWidth * Self.screenHeight * scale
        case .joined: 10 * scale * Self.joinedSigns.unicodeScalars.count
        // At a larger scale there is one longer string.
        case .width: 100 * scale
        case .reduction, .knownReduction: colors.count
        case .box: 10
        case .component: Self.componentCount
        }
    }

    /// Does a job once.
    ///
    /// - Returns: What tells whether it was done: the length of what came out, or the sum of the answers.
    func run(_ kind: RenderKind) -> Int {
        switch kind {
        case .label:
            repeated(100) { SampleLabel(number: 7).rendered(as: .ansi(.trueColor)).utf8.count }
        case .labelColumn:
            SampleColumn(count: labelCount * scale).rendered(as: .ansi(.trueColor)).utf8.count
        case .box:
            repeated(10) {
                Text(prose).padding(.horizontal).border(.accent)
                    .rendered(as: .ansi(.trueColor), width: 40).utf8.count
            }
        case .screenOfRuns: length(of: screenOfRuns)
        case .screenOfCells: length(of: screenOfCells)
        case .update: changed.update(from: shown, profile: .trueColor).utf8.count
        case .joined: joined.rendered(as: .ansi(.trueColor), width: 100).utf8.count
        case .width: repeated(100) { ideographs.cellWidth }
        case .reduction:
            sum { ColorReducer(.ansi256) }
        case .knownReduction: sumOfKnown()
        case .component: redrawnComponents()
        }
    }

    private func repeated(_ times: Int, _ body: () -> Int) -> Int {
        var sum = 0
        for _ in 0..<times { sum &+= body() }
        return sum
    }

    private func length(of screen: Node) -> Int { screen.rendered(as: .ansi(.trueColor)).utf8.count }

    private func sum(_ reducer: () -> ColorReducer) -> Int {
        var reducer = reducer()
        return colors.reduce(0) { $0 &+ Self.number(reducer.reduce($1)) }
    }

    private func sumOfKnown() -> Int {
        var sum = 0
        for color in colors { sum &+= Self.number(knownColors.reduce(color)) }
        return sum
    }

    private static func number(_ color: TerminalColor) -> Int {
        if case .indexed(let index) = color { Int(index) } else { -1_000_000 }
    }

    /// What a switch of the theme costs a component that shows it: the view is built, resolved, and laid out.
    private func redrawnComponents() -> Int {
        if components.isEmpty { components = (0..<Self.componentCount).map { _ in component() } }
        drawnLength = 0
        store.scheme = store.scheme == .dark ? .light : .dark
        // In dark and in light the texts have different lengths.
        return drawnLength > 20 * Self.componentCount ? 1 : -1_000_000
    }

    private func component() -> StyledComponent {
        StyledComponent(store: store, delivery: .immediate) {
            SampleLabel(number: 7)
        } onChange: { [unowned self] content in
            let text = content.node.rendered(as: .ansi(.trueColor), theme: content.theme, variant: content.variant)
            drawnLength += text.utf8.count
        }
    }

    /// Rows of text whose neighbouring runs have different looks.
    ///
    /// - Parameter changed: One run of so many has another letter; none for 0.
    private static func screen(height: Int, runLength: Int, changed: Int = 0) -> Node {
        let attributes: [Node.StyledText.Attributes] = [[], .bold, .underline, .italic]
        let rows = (0..<height).map { (y: Int) -> Node in
            let runs = (0..<screenWidth / runLength).map { (x: Int) -> Node.StyledText.Run in
                let number = (x * 7 + y * 3) % 64
                let color = Theme.Color(red: UInt8(10 + number), green: 99, blue: UInt8(99 - number))
                let isChanged = changed > 0 && (x + y * 7) % changed == 0
                let letter = isChanged ? "#" : Character(Unicode.Scalar(UInt8(97 + x % 26)))
                let paint: Node.Paint? = runLength > 1 && x % 8 == 7 ? nil : .color(color)
                return Node.StyledText.Run(
                    .verbatim(String(repeating: letter, count: runLength)),
                    attributes: runLength == 1 ? [] : attributes[x % 4],
                    paint: paint
                )
            }
            return .text(.init(runs))
        }
        return .stack(.init(.vertical, alignment: .topLeading, spacing: 0, children: rows))
    }
}
