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

private struct OwnBordered: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("the app's own") }
}

extension ButtonStyle where Self == OwnBordered {
    fileprivate static var bordered: Self { Self() }
}

private struct OwnList: ListStyle {
    var alternatesRowBackgrounds = false
    func makeBody(configuration: Configuration) -> some View { Text("own \(alternatesRowBackgrounds)") }
}

extension ListStyle where Self == OwnList {
    fileprivate static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension OwnFactoryTests {
    @Test func `that holds for properties and functions of other families`() {
        #expect(Button("a") {}.buttonStyle(.bordered).node().controls.first?.drawing.texts == ["the app's own"])
        let list = List { Text("a") }.listStyle(.bordered(alternatesRowBackgrounds: true))
        #expect(list.node().controls.first?.drawing.texts == ["own true"])
    }
}
