import BlazonViews
import Testing

@Suite struct ProgressViewStyleTests {
    private struct Bracketed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text("<")
                ProgressView(configuration)
                Text(">")
            }
        }
    }

    private struct Percent: ProgressStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
        }
    }

    private func control(_ view: some View) -> Node.Control? { view.node().controls.first }

    @Test(
        arguments: [
            (0.25, 1, .fraction(0.25)), (3, 4, .fraction(0.75)), (nil, 1, .indeterminate),
            (-1, 1, .fraction(0)), (7, 2, .fraction(1)), (.nan, 1, .fraction(0)), (1, .nan, .fraction(0)),
            (1, 0, .fraction(0)), (0, 0, .fraction(0)), (1, -2, .fraction(0)), (-1, -2, .fraction(0)),
            (.infinity, 1, .fraction(1)), (-.infinity, 1, .fraction(0)), (1, .infinity, .fraction(0)),
            (.infinity, .infinity, .fraction(0)),
        ] as [(Double?, Double, Node.Control.Value)]
    )
    func `a value of a total is a fraction, whatever they are`(
        value: Double?,
        total: Double,
        is expected: Node.Control.Value
    ) {
        #expect(control(ProgressView(value: value, total: total))?.value == expected)
    }

    @Test func `a control says what it is, for toolkits that have a widget of their own`() {
        let view = ProgressView("Copying", value: 0.5)
        let control = control(view.tint(.danger).controlSize(.small).disabled(true))
        #expect(control?.kind == .progress)
        #expect(control?.label == Text("Copying").node())
        #expect(control?.value == .fraction(0.5))
        #expect(control?.state == .disabled)
        #expect(control?.tint == .role(.danger))
        #expect(control?.size == .small)
        #expect(control?.variant == "linear")
        #expect(control?.isCustomized == false)
    }

    @Test func `without a value it is a circle, with one a bar`() {
        #expect(control(ProgressView())?.variant == "circular")
        #expect(control(ProgressView(value: 0.5))?.variant == "linear")
        #expect(control(ProgressView(value: 0.5).progressViewStyle(.circular))?.variant == "circular")
        #expect(control(ProgressView().progressViewStyle(.linear))?.variant == "linear")
        #expect(control(ProgressView().progressViewStyle(.automatic))?.variant == "circular")
    }

    @Test func `a style of the app's own makes a customised control around what it drew`() {
        let control = control(ProgressView(value: 0.5).progressViewStyle(Percent()))
        #expect(control?.isCustomized == true)
        #expect(control?.value == .fraction(0.5))
        #expect(control?.drawing == Text("50%").node())
    }

    @Test func `a style that only asks for the control is none`() {
        struct Plain: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).tint(.danger) }
        }
        let control = control(ProgressView(value: 0.5).progressViewStyle(Plain()))
        #expect(control?.isCustomized == false)
        #expect(control?.tint == .role(.danger))
    }

    @Test func `inner styles see the next outer one, then the default, and never themselves`() {
        #expect(
            ProgressView(value: 0.5).progressViewStyle(Bracketed()).progressViewStyle(Percent()).node().texts == [
                "<", "50%", ">",
            ]
        )
        let twice = ProgressView(value: 0.5).progressViewStyle(Bracketed()).progressViewStyle(Bracketed())
        #expect(twice.node().texts == ["<", "<", ">", ">"])
        #expect(twice.node().controls.map(\.isCustomized) == [true, true, false])
    }

    @Test func `every control has an identity of its own`() {
        let view = VStack {
            ProgressView(value: 0.5).progressViewStyle(Bracketed()).progressViewStyle(Bracketed())
            ProgressView(value: 0.5) {
                EmptyView()
            } currentValueLabel: {
                ProgressView()
            }
        }
        let ids = view.node().controls.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.count == 5)
    }

    @Test func `the common style is a veil with a large control in the middle`() {
        let node = ProgressView().progressViewStyle(.common).node()
        #expect(node.controls.map(\.size) == [.regular, .large])
        #expect(node.controls.last?.tint == .role(.secondaryText))
        #expect(node.all.contains(.fill(.init(.role(.loadingBackground)))))
    }

    @Test func `labels and the current value are part of the drawing`() {
        let view = ProgressView(value: 0.5) {
            Text("Copying")
        } currentValueLabel: {
            Text("5 of 10")
        }
        #expect(control(view)?.drawing.texts == ["Copying", "5 of 10"])
        #expect(control(view.progressViewStyle(.circular))?.drawing.texts == ["Copying", "5 of 10"])
    }

    @Test(arguments: [
        (0, "○"), (0.001, "◔"), (0.33, "◔"), (0.34, "◑"), (0.5, "◑"), (0.67, "◕"), (0.999, "◕"), (1, "●"),
    ])
    func `a circle is empty only for nothing and full only for all`(fraction: Double, glyph: String) {
        let view = ProgressView(value: fraction).progressViewStyle(.circular)
        #expect(control(view)?.drawing == .icon(.init(glyph: glyph, paint: .role(.tint))))
    }
}
