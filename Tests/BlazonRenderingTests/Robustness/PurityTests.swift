import Blazon
import BlazonRendering
import BlazonViews
import Dispatch
import Testing

@Suite("Purity")
struct PurityTests {
    private let node = border(
        column(
            row(text("日本語 ", .bold, paint: .role(.accent)), spacer(), text("right", paint: .role(.secondaryText))),
            .divider,
            Node.background(.init(.role(.card), content: text("a card with a longer text in it"))),
            frame(layers(fill(.black, .track), fill("#2196F3", .bar, 0.4)), height: 1)
        )
    )

    @Test(arguments: [
        RenderFormat.text, .ansi(.trueColor), .ansi(.ansi256), .ansi(.ansi16), .ansi(.none), .svg, .html,
        .html(.inline),
    ])
    func `the same tree gives the same bytes on many threads at once`(format: RenderFormat) async {
        let expected = node.rendered(as: format, variant: .dark, width: 24)
        let outputs = await withTaskGroup(of: String.self) { group in
            for _ in 0..<64 {
                group.addTask { [node] in node.rendered(as: format, variant: .dark, width: 24) }
            }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(outputs == [expected])
    }
}
