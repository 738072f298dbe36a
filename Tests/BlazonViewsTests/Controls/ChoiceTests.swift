import BlazonViews
import Testing

/// Controls that one chooses from: pickers, lists, tables.
@Suite struct ChoiceTests {
    private enum Size: String { case small, medium, large }

    private func picker(_ model: Model<Size>) -> Driven {
        Driven {
            Picker("Size", selection: model.binding) {
                Text("Small").tag(Size.small)
                Text("Medium").tag(Size.medium).disabled(true)
                Text("Large").tag(Size.large)
            }
        }
    }

    @Test func `the arrow keys go from option to option, over those that are disabled`() {
        let model = Model(Size.small)
        let driven = picker(model)
        driven.strike(.tab, .downArrow)
        #expect(model.value == .large)
        driven.strike(.rightArrow)
        #expect(model.value == .large)
        driven.strike(.upArrow)
        #expect(model.value == .small)
        driven.strike(.end)
        #expect(model.value == .large)
        driven.strike(.home)
        #expect(model.value == .small)
    }

    @Test func `a picker says which of its options is chosen, for native widgets`() {
        let model = Model(Size.medium)
        let driven = picker(model)
        let control = driven.control(.picker)
        #expect(control?.value == .selection(1))
        #expect(control?.items.flatMap(\.texts).filter { $0 == "Small" }.isEmpty == false)
        driven.send(.set(.selection(2)), to: .picker)
        #expect(model.value == .large)
        #expect(driven.send(.set(.selection(7)), to: .picker) == .ignored)
        #expect(driven.control(.picker)?.value == .selection(2))
    }

    @Test func `an option is chosen by itself, also while it is not to be seen`() {
        let model = Model(Size.small)
        let driven = picker(model)
        let options = driven.control(.picker)?.items.flatMap(\.controls).filter { $0.kind == .option } ?? []
        #expect(options.map(\.state) == [.selected, .disabled, []])
        #expect(driven.component.send(.activate, to: options[1].id) == .disabled)
        #expect(driven.component.send(.activate, to: options[2].id) == .handled)
        #expect(model.value == .large)
        #expect(driven.focusOrder == ["/"])
    }

    @Test func `a menu picker opens, and closes when an option is chosen or left`() {
        let model = Model(Size.small)
        let driven = picker(model)
        #expect(driven.control(.picker)?.drawing.texts.contains("Large") == false)
        driven.strike(.tab, .space)
        #expect(driven.control(.picker)?.drawing.texts.contains("Large") == true)
        driven.strike(.escape)
        #expect(driven.control(.picker)?.drawing.texts.contains("Large") == false)
        driven.strike(.space)
        let large = driven.control(.picker)?.drawing.controls.last { $0.kind == .option }
        driven.component.send(.activate, to: large?.id)
        #expect(model.value == .large)
        #expect(driven.focused == "/")
        #expect(driven.control(.picker)?.drawing.texts.contains("Small") == false)
    }

    @Test(arguments: ["segmented", "inline", "radioGroup"])
    func `all options are to be seen in the other styles`(variant: String) {
        let picker = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("option \($0)") } }
        let view: AnyView =
            switch variant {
            case "segmented": AnyView(picker.pickerStyle(.segmented))
            case "inline": AnyView(picker.pickerStyle(.inline))
            default: AnyView(picker.pickerStyle(.radioGroup))
            }
        let control = view.node().controls.first
        #expect(control?.variant == variant)
        #expect(control?.drawing.controls.filter { $0.kind == .option }.map(\.state) == [[], .selected, []])
    }

    @Test func `the identity of an element is its tag, unless it has one of its own`() {
        struct Item: Identifiable { let id: Int }
        let model = Model(2)
        let items = [Item(id: 1), Item(id: 2), Item(id: 3)]
        let byID = Driven { Picker("Item", selection: model.binding) { ForEach(items) { Text("\($0.id)") } } }
        byID.send(.increment, to: .picker)
        #expect(model.value == 3)
        let byTag = Driven {
            Picker("Item", selection: model.binding) { ForEach(items) { Text("\($0.id)").tag($0.id * 10) } }
        }
        byTag.send(.increment, to: .picker)
        #expect(model.value == 10)
    }

    @Test func `a tag of another type is never chosen`() {
        let model = Model("one")
        let driven = Driven { Picker("Item", selection: model.binding) { Text("1").tag(1) } }
        #expect(driven.control(.picker)?.value == .selection(nil))
        driven.send(.increment, to: .picker)
        #expect(model.value == "one")
    }

    @Test func `a style is given the choices`() {
        struct Buttons: PickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    ForEach(configuration.choices) { choice in
                        Button(choice.isSelected ? "on" : "off") { choice.select() }
                    }
                }
            }
        }
        let model = Model(0)
        let driven = Driven {
            Picker("Item", selection: model.binding) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(Buttons())
        }
        driven.send(.activate, to: .button, 2)
        #expect(model.value == 2)
        #expect(driven.controls.filter { $0.kind == .button }.flatMap(\.drawing.texts) == ["off", "off", "on"])
    }

    @Test func `one row of a list is chosen by the arrow keys or by itself`() {
        let model = Model<String?>(nil)
        let names = ["a", "b", "c"]
        let driven = Driven { List(names, id: \.self, selection: model.binding) { Text($0) } }
        #expect(driven.focusOrder == ["/"])
        driven.strike(.tab, .downArrow)
        #expect(model.value == "a")
        driven.strike(.downArrow, .downArrow, .downArrow)
        #expect(model.value == "c")
        driven.send(.activate, to: .option, 1)
        #expect(model.value == "b")
        #expect(driven.control(.list)?.value == .selection(1))
        model.value = nil
        driven.component.updateStyle()
        driven.strike(.upArrow)
        #expect(model.value == "c")
    }

    @Test func `any number of rows are chosen one by one, and one alone by the arrow keys`() {
        struct Person: Identifiable { let id: Int }
        let model = Model<Set<Int>>([])
        let people = [Person(id: 1), Person(id: 2), Person(id: 3)]
        let driven = Driven { List(people, selection: model.binding) { Text("\($0.id)") } }
        driven.send(.activate, to: .option, 0)
        driven.send(.activate, to: .option, 2)
        #expect(model.value == [1, 3])
        driven.send(.activate, to: .option, 0)
        #expect(model.value == [3])
        #expect(driven.controls.filter { $0.kind == .option }.map { $0.state == .selected } == [false, false, true])
        driven.send(.decrement, to: .list)
        #expect(model.value == [2])
    }

    @Test func `the controls in a row are stops of their own`() {
        let model = Model<[String]>([])
        let names = ["a", "b"]
        let selected = Model<String?>(nil)
        let driven = Driven {
            List(names, id: \.self, selection: selected.binding) { name in
                HStack {
                    Text(name)
                    Button("x") { model.value.append(name) }
                }
            }
            List { ForEach(names, id: \.self) { name in Button(name) { model.value.append("static \(name)") } } }
            List { Button("alone") { model.value.append("alone") } }
        }
        #expect(driven.focusOrder.count == 6)
        driven.strike(.tab, .tab, .tab, .return, .tab, .return, .tab, .tab, .return)
        #expect(model.value == ["b", "static a", "alone"])
        #expect(Set(driven.focusOrder).count == 6)
    }

    @Test func `rows that are no elements stand among the others and cannot be chosen`() {
        let model = Model<Int?>(nil)
        let driven = Driven {
            List(selection: model.binding) {
                Text("header")
                ForEach(0..<2) { row in
                    HStack { ForEach(0..<2) { Text("\(row)\($0)") } }
                }
                HStack { ForEach(5..<7) { Text("\($0)") } }
                Text("tagged").tag(9)
            }
        }
        #expect(driven.controls.filter { $0.kind == .option }.count == 3)
        #expect(driven.control(.list)?.drawing.texts.filter { $0 == "5" } == ["5"])
        driven.send(.key(.end), to: .list)
        #expect(model.value == 9)
    }

    @Test func `a table's row is chosen`() {
        struct Planet: Identifiable {
            let id: String
            var moons = 0
        }
        let model = Model<String?>("Mars")
        let planets = [Planet(id: "Earth", moons: 1), Planet(id: "Mars", moons: 2)]
        let driven = Driven {
            Table(planets, selection: model.binding) {
                TableColumn("Planet", value: \.id)
                if planets.count > 1 { TableColumn("Moons") { planet in Text("\(planet.moons)") } }
            }
        }
        #expect(driven.control(.table)?.value == .selection(1))
        driven.strike(.tab, .upArrow)
        #expect(model.value == "Earth")
        #expect(driven.focusOrder == ["/"])
    }

    @Test func `the cells of a table may hold controls`() {
        struct Planet: Identifiable { let id: String }
        let model = Model<[String]>([])
        let driven = Driven {
            Table([Planet(id: "Earth"), Planet(id: "Mars")]) {
                TableColumn("Planet", value: \.id)
                TableColumn("Go") { planet in Button("go") { model.value.append(planet.id) } }
            }
        }
        #expect(driven.focusOrder.count == 2)
        driven.strike(.tab, .tab, .return)
        #expect(model.value == ["Mars"])
    }
}
