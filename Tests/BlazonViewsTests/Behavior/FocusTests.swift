import BlazonRendering
import BlazonViews
import Testing

@Suite struct FocusTests {
    private enum Field: Hashable { case name, mail }

    private func form() -> Driven {
        Driven {
            Button("a") {}
            Button("b") {}.disabled(true)
            Text("no control")
            HStack {
                Toggle("c", isOn: .constant(true))
                ProgressView()
                TextField("d", text: .constant(""))
            }
        }
    }

    @Test func `the focus order is the order in which controls are read, without disabled ones`() {
        #expect(form().focusOrder == ["0", "3/0", "3/2"])
    }

    @Test func `Tab goes on and round, with shift backwards`() {
        let driven = form()
        #expect(driven.focused == nil)
        var way: [String?] = []
        for _ in 0..<4 {
            driven.strike(.tab)
            way.append(driven.focused)
        }
        #expect(way == ["0", "3/0", "3/2", "0"])
        driven.component.send(.key(.tab, modifiers: .shift))
        #expect(driven.focused == "3/2")
    }

    @Test func `with shift the way begins at the end`() {
        let driven = form()
        driven.component.send(.key(.tab, modifiers: .shift))
        #expect(driven.focused == "3/2")
    }

    @Test func `the focused control says so, and no other`() {
        let driven = form()
        driven.strike(.tab, .tab)
        #expect(driven.controls.filter { $0.state.contains(.focused) }.map(\.kind) == [.toggle])
        driven.component.send(.blur)
        #expect(driven.focused == nil)
        #expect(!driven.controls.contains { $0.state.contains(.focused) })
    }

    @Test func `a control that is disabled lets the focus go`() {
        let model = Model(true)
        let driven = Driven { Button("a") { model.value = false }.disabled(!model.value) }
        driven.strike(.tab, .return)
        #expect(driven.focused == nil)
        #expect(driven.control(.button)?.state == .disabled)
    }

    @Test func `a flag of the app's follows the focus and moves it`() {
        let (first, second) = (Model(false), Model(false))
        let driven = Driven {
            Button("a") {}.focused(first.binding)
            Button("b") {}.focused(second.binding)
        }
        driven.strike(.tab)
        #expect([first.value, second.value] == [true, false])
        driven.strike(.tab)
        #expect([first.value, second.value] == [false, true])
        second.value = false
        driven.component.updateStyle()
        #expect(driven.focused == nil)
        first.value = true
        driven.component.updateStyle()
        #expect(driven.focused == "0")
        #expect(driven.control(.button)?.state == .focused)
        #expect(driven.control(.button, 1)?.state == [])
    }

    @Test func `one value of the app's says which of several controls has the focus`() {
        let field = Model<Field?>(.mail)
        let driven = Driven {
            TextField("Name", text: .constant("")).focused(field.binding, equals: .name)
            TextField("Mail", text: .constant("")).focused(field.binding, equals: .mail)
        }
        #expect(driven.focused == "1")
        driven.strike(.tab)
        #expect(field.value == .name)
        field.value = nil
        driven.component.updateStyle()
        #expect(driven.focused == nil)
    }

    @Test func `a request belongs to the first control inside`() {
        let flag = Model(true)
        let driven = Driven {
            VStack {
                Button("a") {}
                Button("b") {}
            }
            .focused(flag.binding)
        }
        #expect(driven.focused == "0")
        driven.strike(.tab)
        #expect(!flag.value)
        #expect(driven.focused == "1")
    }

    @Test func `who is told of the focus finds it moved, and may draw the view anew`() {
        let holder = Model<StyledComponent?>(nil)
        let seen = Model<[String]>([])
        func flag(_ model: Model<Bool>, _ name: String) -> Binding<Bool> {
            Binding {
                model.value
            } set: { isFocused in
                model.value = isFocused
                holder.value?.updateStyle()
                seen.value.append("\(name) \(isFocused), focus at \(holder.value?.focused?.description ?? "none")")
            }
        }
        let (first, second) = (Model(true), Model(false))
        let driven = Driven {
            Button("a") {}.focused(flag(first, "a"))
            Button("b") {}.focused(flag(second, "b"))
        }
        holder.value = driven.component
        driven.strike(.tab)
        #expect(seen.value == ["b true, focus at 1", "a false, focus at 1"])
        #expect([first.value, second.value] == [false, true])
        #expect(driven.focused == "1")
        holder.value = nil
    }

    private struct Bare: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("P")
                configuration.label
            }
        }
    }

    @Test func `a button in the label of what an own style draws is one stop`() {
        let driven = Driven {
            ProgressView(value: 0.5) { Button("Cancel") {} }.progressViewStyle(Bare())
            Toggle("z", isOn: .constant(true))
        }
        #expect(driven.focusOrder == ["0/0/1", "1"])
    }

    private struct Flat: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    private struct Plain: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    @Test func `a group that a style shows alone in a group of its kind is another one`() {
        let driven = Driven {
            DisclosureGroup("outer") {
                DisclosureGroup("inner") { Text("deep") }.disclosureGroupStyle(.automatic)
            }
            .disclosureGroupStyle(Flat())
        }
        #expect(driven.controls.count == 2)
        driven.send(.activate, to: .disclosureGroup, 1)
        #expect(driven.node.rendered().contains("deep"))
        let boxes = GroupBox("out") { GroupBox("in") { Text("a") }.groupBoxStyle(.automatic) }.groupBoxStyle(Plain())
        #expect(boxes.rendered(as: .outline).contains("out") && boxes.rendered(as: .outline).contains("in"))
    }
}
