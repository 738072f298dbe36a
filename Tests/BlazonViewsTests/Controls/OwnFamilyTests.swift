import BlazonRendering
import BlazonViews
import Testing

// A family of an app's own, as the documentation of `StyledControl` shows it.

private struct RatingConfiguration { var stars: Int }
private enum RatingFamily: StyleFamily {
    typealias Configuration = RatingConfiguration
    typealias Output = AnyView
}
private protocol RatingStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: RatingConfiguration) -> Body
}
extension View {
    fileprivate func ratingStyle(_ style: some RatingStyle) -> some View {
        controlStyle(of: RatingFamily.self) { style.makeBody(configuration: $0) }
    }
}
private struct Rating: View {
    var configuration: RatingConfiguration
    var body: some View {
        StyledControl(of: RatingFamily.self, configuration, as: ControlTraits(.init(rawValue: "rating"))) {
            Text(String(repeating: "★", count: $0.stars))
        }
    }
}

private struct Numbered: RatingStyle {
    func makeBody(configuration: RatingConfiguration) -> some View {
        HStack {
            Text("\(configuration.stars)")
            Rating(configuration: configuration)
        }
    }
}

@Suite struct OwnFamilyTests {
    private let rating = Rating(configuration: RatingConfiguration(stars: 3))

    @Test func `a family of an app's own has styles, and a default`() {
        #expect(rating.node().texts == ["★★★"])
        #expect(rating.ratingStyle(Numbered()).node().texts == ["3", "★★★"])
        #expect(rating.node().controls.first?.isCustomized == false)
        #expect(rating.ratingStyle(Numbered()).node().controls.map(\.isCustomized) == [true, false])
    }

    @Test func `its controls answer the keyboard and say what they are`() {
        let model = Model(3)
        let driven = Driven {
            StyledControl(
                of: RatingFamily.self,
                RatingConfiguration(stars: model.value),
                as: ControlTraits(
                    .init(rawValue: "rating"),
                    label: Text("Rating"),
                    value: .number(Double(model.value), in: 0...5),
                    activate: { model.value = 0 },
                    increment: { model.value += 1 },
                    decrement: { model.value -= 1 }
                )
            ) {
                Text(String(repeating: "★", count: $0.stars))
            }
        }
        driven.strike(.tab, .upArrow, .upArrow, .downArrow)
        #expect(driven.control(.init(rawValue: "rating"))?.drawing.texts == ["★★★★"])
        #expect(driven.node.rendered(as: .outline) == "rating \"Rating\": 4 of 0 to 5 (focused)")
        driven.strike(.return)
        #expect(model.value == 0)
    }
}
