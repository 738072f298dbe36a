import Blazon
import BlazonRendering
import Testing

@testable import BlazonViews

@Suite struct BarDrawingTests {
    private func values(_ change: (inout StyleValues) -> Void = { _ in }) -> StyleValues {
        var values = StyleValues()
        change(&values)
        return values
    }

    private let ascii = Theme(id: "ascii", basedOn: .system) { $0.glyphs = .ascii }

    @Test(
        arguments: [
            (0, "░░░░░░░░", "--------"), (1, "████████", "########"), (0.5, "████░░░░", "####----"),
            (0.3, "██▍░░░░░", "##------"), (-2, "░░░░░░░░", "--------"), (9, "████████", "########"),
            (.nan, "░░░░░░░░", "--------"), (.infinity, "████████", "########"), (0.999, "███████▉", "#######-"),
            (0.001, "░░░░░░░░", "--------"),
        ] as [(Double, String, String)]
    )
    func `47-progress: a bar of any fraction`(fraction: Double, blocks: String, plain: String) {
        let view = ProgressView(value: fraction).frame(width: 8)
        #expect(view.rendered() == blocks)
        #expect(view.rendered(theme: ascii) == plain)
        #expect(Node.bar(fraction, in: values()).rendered(width: 8) == blocks)
    }

    @Test func `47-progress: a total of zero is no progress, and no width no bar`() {
        #expect(ProgressView(value: 3, total: 0).frame(width: 4).rendered() == "░░░░")
        #expect(ProgressView(value: 0.5).rendered(width: 0) == "")
    }

    @Test(
        arguments: [
            (0, "░░░░███░░░", "----###---"), (0.125, "░░░░░███░░", "-----###--"), (0.25, "░░░░░░░███", "-------###"),
            (0.5, "░░░░███░░░", "----###---"), (0.75, "███░░░░░░░", "###-------"), (1, "░░░░███░░░", "----###---"),
            (-0.25, "███░░░░░░░", "###-------"), (1e300, "░░░░███░░░", "----###---"),
            (.nan, "░░░░███░░░", "----###---"),
        ] as [(Double, String, String)]
    )
    func `a bar of unknown extent moves there and back, beginning in the middle`(
        phase: Double,
        blocks: String,
        plain: String
    ) {
        let view = ProgressView().progressViewStyle(.linear).environment(\.animationPhase, phase).frame(width: 10)
        #expect(view.rendered(theme: ascii) == plain)
        let shown = view.rendered()
        #expect(shown.map { $0 == "░" ? "░" : "█" }.joined().count == blocks.count)
        #expect(shown.count { $0 != "░" } == 4)
    }

    @Test(
        arguments: [
            (0, "⠋", "|"), (0.1, "⠙", "|"), (0.25, "⠹", "/"), (0.3, "⠸", "/"), (0.5, "⠴", "-"), (0.999, "⠏", "\\"),
            (1, "⠋", "|"), (7.5, "⠴", "-"), (-0.1, "⠏", "\\"), (.infinity, "⠋", "|"), (.nan, "⠋", "|"),
            (-1e-20, "⠋", "|"),
        ] as [(Double, String, String)]
    )
    func `a spinner shows the frame of its phase`(phase: Double, dots: String, plain: String) {
        let view = ProgressView().environment(\.animationPhase, phase)
        #expect(view.rendered() == dots)
        #expect(view.rendered(theme: ascii) == plain)
    }

    @Test func `a spinner without frames is nothing`() {
        let still = Theme(id: "still") {
            $0.glyphs.spinner = []
            $0.glyphs.circle = []
        }
        #expect(ProgressView().rendered(theme: still) == "")
        #expect(ProgressView(value: 0.5).progressViewStyle(.circular).rendered(theme: still) == "")
    }

    @Test(
        arguments: [
            (0, "●────"), (0.5, "──●──"), (1, "────●"), (.nan, "●────"), (-1, "●────"), (3, "────●"),
        ] as [(Double, String)]
    )
    func `a point stands on its scale`(fraction: Double, expected: String) {
        #expect(Node.point(at: fraction, in: values { $0.controlSize = .mini }).rendered() == expected)
    }

    @Test(arguments: [(0, "○"), (0.25, "◔"), (0.5, "◑"), (0.75, "◕"), (1, "●"), (.nan, "○"), (2, "●"), (-1, "○")])
    func `a circle of any fraction`(fraction: Double, expected: String) {
        #expect(Node.circle(fraction, in: values()).rendered() == expected)
    }

    @Test func `what cannot be used has the colour of that`() {
        #expect(values().controlPaint == .role(.tint))
        #expect(values { $0.tint = .role(.danger) }.controlPaint == .role(.danger))
        #expect(
            values {
                $0.isEnabled = false
                $0.tint = .role(.danger)
            }.controlPaint == .role(.disabledText)
        )
    }

    @Test(arguments: zip(ControlSize.allCases, [5, 10, 20, 30, 40]))
    func `a bar has a width by its size where nothing else says one`(size: ControlSize, width: Int) {
        #expect(Node.bar(1, in: values { $0.controlSize = size }).rendered().count == width)
    }
}
