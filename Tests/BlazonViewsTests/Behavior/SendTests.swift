import BlazonTesting
import BlazonViews
import Observation
import Testing

@Suite struct SendTests {
    @Observable final class Counter {
        var count = 0
        var names = ["a", "b", "c"]
    }

    @Test(
        arguments: [
            .activate, .key(.space), .key(.return),
        ] as [ControlEvent]
    )
    func `a button does its action`(event: ControlEvent) {
        let counter = Counter()
        let driven = Driven { Button("Count") { counter.count += 1 } }
        #expect(driven.send(event, to: .button) == .handled)
        #expect(counter.count == 1)
    }

    @Test(
        arguments: [
            .increment, .text("a"), .key("a"), .set(.isOn(true)), .key(.escape), .release,
            .key(.space, modifiers: .control),
        ] as [ControlEvent]
    )
    func `a button has no use for what means nothing to it`(event: ControlEvent) {
        let driven = Driven { Button("Count") { Issue.record("used") } }
        #expect(driven.send(event, to: .button) == .ignored)
    }

    @Test func `the view is drawn anew after an action, once`() {
        let model = Model(0)
        let driven = Driven {
            Text("\(model.value)")
            Button("Count") { model.value += 1 }
        }
        driven.send(.activate, to: .button)
        #expect(driven.nodes.count == 2)
        #expect(driven.node.texts.first == "1")
        driven.send(.release, to: .button)
        #expect(driven.nodes.count == 2)
    }

    @Test func `what is disabled handles nothing`() {
        let driven = Driven {
            VStack {
                Button("a") { Issue.record("used") }
                Toggle("b", isOn: .constant(true))
                TextField("c", text: .constant(""))
            }
            .disabled(true)
        }
        for control in driven.controls {
            for event in [.activate, .focus, .press, .key(.space), .text("x")] as [ControlEvent] {
                #expect(driven.component.send(event, to: control.id) == .disabled)
            }
        }
        #expect(driven.focusOrder == [])
        #expect(driven.component.send(.key(.tab)) == .ignored)
        #expect(driven.nodes.count == 1)
    }

    @Test func `a control that has left says so`() {
        let model = Model(true)
        let driven = Driven { if model.value { Button("Away") { model.value = false } } }
        let id = driven.controls.first?.id ?? NodeID([])
        #expect(driven.component.send(.activate, to: id) == .handled)
        #expect(driven.component.send(.activate, to: id) == .unknownControl)
        #expect(driven.component.send(.activate, to: NodeID([.position(7)])) == .unknownControl)
    }

    @Test func `actions go by identity, wherever their element stands`() {
        let counter = Counter()
        let used = Model<[String]>([])
        let driven = Driven {
            VStack {
                ForEach(counter.names, id: \.self) { name in Button(name) { used.value.append(name) } }
            }
        }
        let second = driven.controls[1].id
        driven.component.send(.focus, to: second)
        counter.names = ["c", "b", "x", "a"]
        driven.component.updateStyle()
        #expect(driven.component.send(.activate, to: second) == .handled)
        #expect(driven.component.send(.key(.return)) == .handled)
        #expect(used.value == ["b", "b"])
        counter.names = ["c"]
        driven.component.updateStyle()
        #expect(driven.component.send(.activate, to: second) == .unknownControl)
        #expect(driven.component.focused == nil)
    }

    @Test func `an action is the one of the view as it was drawn last`() {
        let model = Model(1)
        let seen = Model<[Int]>([])
        let driven = Driven {
            let value = model.value
            Button("Add") {
                seen.value.append(value)
                model.value += 1
            }
        }
        driven.send(.activate, to: .button)
        driven.send(.activate, to: .button)
        #expect(seen.value == [1, 2])
    }

    @Test func `an action may change the theme`() {
        let driven = Driven { Text("placeholder") }
        let store = driven.store
        let other = StyledComponent(store: store) {
            Button("Dark") { store.scheme = .dark }
        } onChange: { _ in
        }
        other.send(.key(.tab))
        #expect(other.send(.key(.space)) == .handled)
        #expect(store.scheme == .dark)
        #expect(other.content.variant == .dark)
        #expect(driven.component.content.variant == .dark)
    }

    @Test func `an action may send another event, also to its own control`() {
        let counter = Counter()
        let holder = Model<StyledComponent?>(nil)
        let driven = Driven {
            Text("\(counter.count)")
            Button("Thrice") {
                counter.count += 1
                if counter.count < 3 { holder.value?.send(.key(.return)) }
            }
            Toggle("Moves the focus", isOn: Binding(get: { false }, set: { _ in holder.value?.send(.key(.tab)) }))
        }
        holder.value = driven.component
        driven.strike(.tab, .return)
        #expect(counter.count == 3)
        #expect(driven.node.texts.first == "3")
        driven.send(.activate, to: .toggle)
        #expect(driven.focused == "2")
        holder.value = nil
    }

    @Test func `who hears of the change may send an event`() {
        let counter = Counter()
        let holder = Model<StyledComponent?>(nil)
        let component = StyledComponent(store: ThemeStore(bus: StyleBus())) {
            Text("\(counter.count)")
            Button("Count") { counter.count += 1 }
        } onChange: { _ in
            if counter.count == 1 { holder.value?.send(.activate, to: NodeID([.position(1)])) }
        }
        holder.value = component
        component.send(.activate, to: NodeID([.position(1)]))
        #expect(counter.count == 2)
        #expect(component.content.node.texts.first == "2")
        holder.value = nil
    }

    @Test func `a control is drawn pressed between press and release`() {
        let driven = Driven { Button("Save") {} }
        driven.send(.press, to: .button)
        #expect(driven.control(.button)?.state == .pressed)
        #expect(driven.send(.release, to: .button) == .handled)
        #expect(driven.control(.button)?.state == [])
    }

    @Test func `a tap is a button, and a part of the control that it stands in`() {
        let model = Model(0)
        let driven = Driven { Text("Tap").onTapGesture { model.value += 1 } }
        driven.strike(.tab, .space)
        #expect(model.value == 1)
    }

    @Test func `a toolkit that lowers views by itself has a table of its own`() {
        let model = Model(false)
        let controls = ControlTable()
        var interaction = ControlInteraction()
        let node = Toggle("Wi-Fi", isOn: model.binding).node(controls: controls)
        #expect(controls.send(.key(.tab), in: &interaction) == .handled)
        #expect(interaction.focused == node.controls.first?.id)
        #expect(controls.send(.activate, in: &interaction) == .handled)
        #expect(model.value)
    }
}
