import Blazon
import Testing

@Suite struct StyleValuesTests {
    private enum Height: StyleKey {
        static let defaultValue = 1
    }

    private enum Words: StyleFamily {
        typealias Configuration = String
        typealias Output = String
    }

    /// A control that a style may contain: it draws itself with the values it is given.
    private func draw(_ word: String, _ values: StyleValues) -> String {
        guard let style = values.innermostStyle(of: Words.self) else { return word }
        // A style asks for its own control by a mark, which is drawn with the outer values.
        return style.makeBody(word).split(separator: "*", omittingEmptySubsequences: false)
            .joined(separator: draw(word, style.outerValues))
    }

    @Test func `a value is the one set last, and copies do not share it`() {
        var outer = StyleValues()
        #expect(outer[Height.self] == 1)
        outer[Height.self] = 2
        var inner = outer
        inner[Height.self] = 3
        #expect(outer[Height.self] == 2)
        #expect(inner[Height.self] == 3)
    }

    @Test func `theme and variant travel down with their palette`() {
        var values = StyleValues()
        #expect(values.theme == .system)
        #expect(values.variant == .light)
        values.variant.scheme = .dark
        #expect(values.palette[.card].hex == "#424242")
    }

    @Test func `without a style the default is due`() {
        #expect(StyleValues().innermostStyle(of: Words.self) == nil)
        #expect(draw("x", StyleValues()) == "x")
    }

    @Test func `a style that contains its own control gets the next outer one`() {
        var values = StyleValues()
        values.pushStyle(of: Words.self) { _ in "(*)" }
        values.pushStyle(of: Words.self) { _ in "[*]" }
        #expect(draw("x", values) == "[(x)]")
    }

    @Test func `ten styles deep work`() {
        var values = StyleValues()
        for depth in 0..<10 { values.pushStyle(of: Words.self) { _ in "\(depth)*" } }
        #expect(draw("x", values) == "9876543210x")
    }

    @Test func `a style that contains its control twice draws it twice`() {
        var values = StyleValues()
        values.pushStyle(of: Words.self) { _ in "<*|*>" }
        values.pushStyle(of: Words.self) { _ in "<*|*>" }
        #expect(draw("x", values) == "<<x|x>|<x|x>>")
    }

    @Test func `families do not disturb each other, nor other values`() {
        enum Others: StyleFamily {
            typealias Configuration = Int
            typealias Output = Int
        }
        var values = StyleValues()
        values[Height.self] = 5
        values.pushStyle(of: Words.self) { _ in "(*)" }
        values.pushStyle(of: Others.self) { $0 * 2 }
        #expect(values.innermostStyle(of: Others.self)?.makeBody(4) == 8)
        let outer = values.innermostStyle(of: Words.self)?.outerValues
        #expect(outer?[Height.self] == 5)
        #expect(outer?.innermostStyle(of: Others.self)?.makeBody(4) == 8)
        #expect(outer?.innermostStyle(of: Words.self) == nil)
    }

    @Test(
        arguments: [
            (Double?.none, Double?.none), (0.25, 0.25), (-1, 0), (7, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
        ] as [(Double?, Double?)]
    )
    func `a fraction that makes no sense is brought to the nearer end`(given: Double?, kept: Double?) {
        #expect(ProgressConfiguration<Int>(fractionCompleted: given).fractionCompleted == kept)
    }

    @Test func `values that are kept and set again and again keep what was set, and do not grow`() {
        var values = StyleValues()
        values.pushStyle(of: Words.self) { _ in "(*)" }
        let start = ContinuousClock.now
        for round in 0..<100_000 {
            values[Height.self] = round
            values.variant = round.isMultiple(of: 2) ? .light : .dark
        }
        #expect(values[Height.self] == 99_999)
        #expect(values.variant == .dark)
        #expect(values.theme == .system)
        #expect(draw("x", values) == "(x)")
        // Two hundred thousand links would be walked at every look-up of what was never set.
        for _ in 0..<10_000 { _ = values.theme }
        #expect(ContinuousClock.now - start < .seconds(30))
    }
}
