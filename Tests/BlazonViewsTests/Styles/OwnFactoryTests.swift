import BlazonViews
import Testing

// An app's own style and factory of a built-in name come first.
private struct TrailingIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Text("the app's own") }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    fileprivate static var trailingIcon: Self { Self() }
}

@Suite struct OwnFactoryTests {
    @Test func `a factory of the app's own comes before the built-in one of its name`() {
        #expect(Label("a", icon: "b").labelStyle(.trailingIcon).node().texts == ["the app's own"])
    }
}
