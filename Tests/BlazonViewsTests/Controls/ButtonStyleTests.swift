import BlazonViews
import Testing

@Suite struct ButtonStyleTests {
    private struct Chip: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text(configuration.isPressed ? "{" : "(")
                configuration.label
                Text(configuration.isPressed ? "}" : ")")
            }
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(role: configuration.role) {
                configuration.trigger()
                configuration.trigger()
            } label: {
                configuration.label
            }
        }
    }

    private struct Passing: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }

    private struct Never: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture {}
        }
    }

    @Test func `a button says what it is, for toolkits that have a widget of their own`() {
        let view = Button("Delete", role: .destructive) {}.disabled(true).controlSize(.large)
        let control = view.node().controls.first
        #expect(control?.kind == .button)
        #expect(control?.label.texts == ["Delete"])
        #expect(control?.role == .destructive)
        #expect(control?.state == .disabled)
        #expect(control?.size == .large)
        #expect(control?.variant == "bordered")
        #expect(control?.isCustomized == false)
    }

    @Test func `each built-in style is a variant of its own`() {
        let button = Button("Save") {}
        let variants = [
            AnyView(button), AnyView(button.buttonStyle(.automatic)), AnyView(button.buttonStyle(.plain)),
            AnyView(button.buttonStyle(.bordered)), AnyView(button.buttonStyle(.borderedProminent)),
            AnyView(button.buttonStyle(.link)),
        ].map { $0.node().controls.map(\.variant) }
        #expect(variants == [["bordered"], ["bordered"], ["plain"], ["bordered"], ["borderedProminent"], ["link"]])
    }

    @Test func `what cannot be undone is in the danger role`() {
        let button = Button("Delete", role: .destructive) {}
        #expect(button.buttonStyle(.plain).node().controls.first?.drawing.runs.map(\.paint) == [.role(.danger)])
        #expect(
            button.buttonStyle(.borderedProminent).node().all.contains {
                if case .background(let background) = $0 { background.paint == .role(.danger) } else { false }
            }
        )
    }

    @Test func `a style of the app's own is told while the button is held down`() {
        let driven = Driven { Button("Save") {}.buttonStyle(Chip()) }
        #expect(driven.control(.button)?.drawing.texts == ["(", "Save", ")"])
        #expect(driven.control(.button)?.isCustomized == true)
        driven.send(.press, to: .button)
        #expect(driven.control(.button)?.drawing.texts == ["{", "Save", "}"])
    }

    @Test func `a style reads whether the button hears the keyboard`() {
        struct Marked: ButtonStyle {
            @Environment(\.isFocused) private var isFocused
            func makeBody(configuration: Configuration) -> some View { Text(isFocused ? "here" : "there") }
        }
        let driven = Driven {
            Button("a") {}
            Button("b") {}
        }
        #expect(driven.focusOrder.count == 2)
        let marked = Driven {
            Group {
                Button("a") {}
                Button("b") {}
            }
            .buttonStyle(Marked())
        }
        marked.strike(.tab, .tab)
        #expect(marked.controls.map { $0.drawing.texts } == [["there"], ["here"]])
    }

    @Test func `a primitive style decides when the action runs`() {
        let model = Model(0)
        let driven = Driven { Button("Save") { model.value += 1 }.buttonStyle(Twice()) }
        driven.strike(.tab, .return)
        #expect(model.value == 2)
        #expect(driven.focusOrder.count == 1)
    }

    @Test func `a primitive style that asks for the button again gets the next outer style`() {
        let model = Model(0)
        let driven = Driven { Button("Save") { model.value += 1 }.buttonStyle(Passing()).buttonStyle(Chip()) }
        #expect(driven.controls.first?.drawing.texts == ["(", "Save", ")"])
        driven.send(.activate, to: .button)
        #expect(model.value == 1)
        let twice = Driven { Button("Save") { model.value += 1 }.buttonStyle(Twice()).buttonStyle(Twice()) }
        twice.send(.activate, to: .button)
        #expect(model.value == 5)
    }

    @Test func `a primitive style may refuse`() {
        let driven = Driven { Button("Save") { Issue.record("used") }.buttonStyle(Never()) }
        #expect(driven.send(.activate, to: .button) == .handled)
    }

    @Test func `the state of a button reaches the button that its style draws`() {
        let driven = Driven { Button("Save") {}.buttonStyle(Twice()).buttonStyle(Chip()) }
        driven.send(.press, to: .button)
        #expect(driven.controls.last?.drawing.texts == ["{", "Save", "}"])
    }
}
