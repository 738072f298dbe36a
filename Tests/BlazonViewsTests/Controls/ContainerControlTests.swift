import BlazonViews
import Testing

/// Controls that hold others: menus, groups, forms.
@Suite struct ContainerControlTests {
    private func menu(_ log: Model<[String]>) -> Driven {
        Driven {
            Menu("File") {
                Button("Open") { log.value.append("open") }
                Button("Save") { log.value.append("save") }.disabled(true)
                Button("Delete", role: .destructive) { log.value.append("delete") }
            }
            Button("after") {}
        }
    }

    @Test func `a menu opens, its commands are stops, and using one closes it`() {
        let log = Model<[String]>([])
        let driven = menu(log)
        #expect(driven.focusOrder == ["0", "1"])
        driven.strike(.tab, .return)
        #expect(driven.control(.menu)?.value == .isExpanded(true))
        #expect(driven.focusOrder.count == 4)
        driven.strike(.downArrow, .downArrow, .return)
        #expect(log.value == ["delete"])
        #expect(driven.control(.menu)?.value == .isExpanded(false))
        #expect(driven.focused == "0")
        #expect(driven.focusOrder == ["0", "1"])
    }

    @Test func `Escape closes a menu, from inside as well`() {
        let driven = menu(Model([]))
        driven.strike(.tab, .space, .downArrow, .escape)
        #expect(driven.control(.menu)?.value == .isExpanded(false))
        #expect(driven.focused == "0")
        driven.strike(.space, .escape)
        #expect(driven.control(.menu)?.value == .isExpanded(false))
        #expect(driven.component.send(.key(.escape)) == .ignored)
    }

    @Test func `a native menu finds its commands while it is closed`() {
        let log = Model<[String]>([])
        let driven = menu(log)
        let items = driven.control(.menu)?.items.flatMap(\.controls) ?? []
        #expect(items.map(\.kind) == [.button, .button, .button])
        driven.component.send(.activate, to: items[0].id)
        #expect(log.value == ["open"])
        #expect(driven.component.send(.activate, to: items[1].id) == .disabled)
        let closed = items.map(\.id)
        driven.send(.activate, to: .menu)
        #expect(driven.control(.menu)?.items.flatMap(\.controls).map(\.id) == closed)
        #expect(driven.control(.menu)?.drawing.controls.map(\.id) == closed)
    }

    @Test func `a style of a menu's own opens it`() {
        struct Plain: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button("toggle") { configuration.isExpanded.toggle() }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        let log = Model<[String]>([])
        let driven = Driven { Menu("File") { Button("Open") { log.value.append("open") } }.menuStyle(Plain()) }
        driven.send(.activate, to: .button)
        #expect(driven.control(.menu)?.value == .isExpanded(true))
        driven.strike(.tab, .tab, .return)
        #expect(log.value == ["open"])
        #expect(driven.control(.menu)?.value == .isExpanded(false))
    }

    @Test func `a group without a binding is expanded by the component`() {
        let driven = Driven { DisclosureGroup("Advanced") { Button("inside") {} } }
        #expect(driven.node.texts.contains("inside") == false)
        driven.strike(.tab, .rightArrow)
        #expect(driven.control(.disclosureGroup)?.value == .isExpanded(true))
        #expect(driven.focusOrder == ["/", "2"])
        #expect(driven.component.send(.key(.rightArrow)) == .ignored)
        driven.strike(.leftArrow)
        #expect(driven.node.texts.contains("inside") == false)
        driven.send(.set(.isExpanded(true)), to: .disclosureGroup)
        #expect(driven.node.texts.contains("inside"))
    }

    @Test func `a group with a binding is expanded by it`() {
        let model = Model(true)
        let driven = Driven { DisclosureGroup("Advanced", isExpanded: model.binding) { Text("inside") } }
        #expect(driven.node.texts.contains("inside"))
        driven.strike(.tab, .space)
        #expect(!model.value)
        #expect(driven.node.texts.contains("inside") == false)
    }

    @Test func `content keeps its identity in every style`() {
        struct Reversed: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    if configuration.isExpanded { HStack { configuration.content } }
                    Button("flip") { configuration.isExpanded.toggle() }
                }
            }
        }
        let group = DisclosureGroup("Advanced", isExpanded: .constant(true)) { TextField("a", text: .constant("")) }
        let ids = [AnyView(group), AnyView(group.disclosureGroupStyle(Reversed()))].map { view in
            view.node().controls.first { $0.kind == .textField }?.id
        }
        #expect(ids[0] != nil)
        #expect(ids[0] == ids[1])
    }

    @Test func `what is in a group are controls of their own, in its custom style too`() {
        struct Card: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
                .background(.card)
            }
        }
        let box = GroupBox("Network") { Toggle("Wi-Fi", isOn: .constant(true)) }
        #expect(Driven { box }.focusOrder.count == 1)
        let driven = Driven { box.groupBoxStyle(Card()) }
        #expect(driven.focusOrder.count == 1)
        #expect(driven.control(.groupBox)?.isCustomized == true)
    }

    @Test func `the state of a control does not reach the controls that stand in it`() {
        let driven = Driven {
            DisclosureGroup("a", isExpanded: .constant(true)) { DisclosureGroup("b", isExpanded: .constant(true)) {} }
        }
        driven.strike(.tab)
        #expect(driven.controls.map(\.state) == [.focused, []])
        driven.strike(.tab)
        #expect(driven.controls.map(\.state) == [[], .focused])
    }

    @Test func `a form in columns puts labels into the first one`() throws {
        let node = Form {
            LabeledContent("Name", value: "Ada")
            Button("Save") {}
        }.node()
        let grid = node.all.compactMap { if case .grid(let grid) = $0 { grid } else { nil } }.first
        #expect(grid?.rows.map(\.cells.count) == [2, 2])
        #expect(grid?.rows.map { $0.cells[0].content.texts } == [["Name"], []])
    }

    @Test func `controls in a disabled subtree are disabled, whatever holds them`() {
        let driven = Driven {
            Form {
                GroupBox("a") {
                    ControlGroup { Button("b") {} }
                    LabeledContent("c") { Toggle("d", isOn: .constant(true)).disabled(false) }
                    List { Button("e") {} }
                }
            }
            .disabled(true)
        }
        #expect(driven.focusOrder == [])
        #expect(driven.controls.allSatisfy { $0.state == .disabled })
    }

    @Test func `inner styles see the next outer one, then the default`() {
        struct Titled: GroupBoxStyle {
            let title: String
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text(title)
                    GroupBox(configuration)
                }
            }
        }
        let box = GroupBox("Network") { Text("content") }
            .groupBoxStyle(Titled(title: "inner")).groupBoxStyle(Titled(title: "outer"))
        #expect(box.node().controls.map(\.isCustomized) == [true, true, false])
        #expect(
            box.node().controls.first?.drawing.texts.filter { ["inner", "outer"].contains($0) } == ["inner", "outer"]
        )
    }

    @Test func `a menu in a menu's style is that menu`() {
        struct Marked: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(configuration.isExpanded ? "open" : "closed")
                    Menu(configuration)
                }
            }
        }
        let log = Model<[String]>([])
        let driven = Driven { Menu("File") { Button("Open") { log.value.append("open") } }.menuStyle(Marked()) }
        for index in 0..<2 {
            driven.send(.activate, to: .menu, index)
            #expect(driven.controls.filter { $0.kind == .menu }.map(\.value) == [.isExpanded(true), .isExpanded(true)])
            #expect(driven.node.texts.contains("open"))
            driven.send(.activate, to: .button)
            #expect(
                driven.controls.filter { $0.kind == .menu }.map(\.value) == [.isExpanded(false), .isExpanded(false)]
            )
        }
        #expect(log.value == ["open", "open"])
    }
}
