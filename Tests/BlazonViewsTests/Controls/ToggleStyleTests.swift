import BlazonViews
import Testing

@Suite struct ToggleStyleTests {
    /// As it is written for SwiftUI.
    private struct Lamp: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isOn ? "lit" : "dark")
                    configuration.label
                }
            }
            .buttonStyle(.plain)
        }
    }

    private struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("<")
                Toggle(configuration)
                Text(">")
            }
        }
    }

    private struct Silent: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test(arguments: [.activate, .key(.space), .set(.isOn(true))] as [ControlEvent])
    func `a toggle is turned`(event: ControlEvent) {
        let model = Model(false)
        let driven = Driven { Toggle("Wi-Fi", isOn: model.binding) }
        #expect(driven.control(.toggle)?.value == .isOn(false))
        driven.send(event, to: .toggle)
        #expect(model.value)
        #expect(driven.control(.toggle)?.value == .isOn(true))
    }

    @Test func `several things at once are mixed where some are on and some off`() {
        let (first, second) = (Model(true), Model(false))
        let driven = Driven { Toggle("All", sources: [first.binding, second.binding]) }
        #expect(driven.control(.toggle)?.value == .mixed)
        driven.send(.activate, to: .toggle)
        #expect([first.value, second.value] == [true, true])
        #expect(driven.control(.toggle)?.value == .isOn(true))
        driven.send(.activate, to: .toggle)
        #expect([first.value, second.value] == [false, false])
        #expect(Toggle("None", sources: []).node().controls.first?.value == .isOn(false))
    }

    @Test func `each built-in style is a variant of its own`() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true))
        let variants = [
            AnyView(toggle), AnyView(toggle.toggleStyle(.automatic)), AnyView(toggle.toggleStyle(.switch)),
            AnyView(toggle.toggleStyle(.checkbox)), AnyView(toggle.toggleStyle(.button)),
        ].map { $0.node().controls.map(\.variant) }
        #expect(variants == [["switch"], ["switch"], ["switch"], ["checkbox"], ["button"]])
    }

    @Test func `a style that draws a button turns the toggle by it, and the toggle stays one stop`() {
        let model = Model(false)
        let driven = Driven { Toggle("Wi-Fi", isOn: model.binding).toggleStyle(Lamp()) }
        #expect(driven.focusOrder == ["/"])
        driven.send(.activate, to: .button)
        #expect(model.value)
        #expect(driven.node.texts.contains("lit"))
        driven.strike(.tab, .space)
        #expect(!model.value)
        #expect(driven.node.texts.contains("dark"))
    }

    @Test func `inner styles see the next outer one, then the default, and never themselves`() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Boxed())
        #expect(toggle.node().controls.map(\.variant) == ["automatic", "switch"])
        #expect(toggle.toggleStyle(.checkbox).node().controls.map(\.variant) == ["automatic", "checkbox"])
        let twice = toggle.toggleStyle(Boxed())
        #expect(twice.node().controls.map(\.isCustomized) == [true, true, false])
    }

    @Test func `an inner toggle is in the state of the outer one, and is turned by it`() {
        let model = Model(false)
        let driven = Driven { Toggle("Wi-Fi", isOn: model.binding).toggleStyle(Boxed()).toggleStyle(.checkbox) }
        driven.strike(.tab, .space)
        #expect(model.value)
        #expect(driven.controls.map(\.state) == [.focused, .focused])
        #expect(driven.controls.map(\.value) == [.isOn(true), .isOn(true)])
        #expect(driven.focusOrder.count == 1)
        driven.send(.activate, to: .toggle, 1)
        #expect(!model.value)
    }

    @Test func `a toggle answers the keyboard in a style that draws nothing that can be used`() {
        let model = Model(false)
        let driven = Driven { Toggle("Wi-Fi", isOn: model.binding).toggleStyle(Silent()) }
        driven.strike(.tab, .return)
        #expect(model.value)
    }
}
