import BlazonViews

extension ControlSheet {
    /// One sheet for each family, with every built-in style of it.
    static var all: [ControlSheet] {
        [
            button, toggle, textField, secureField, gauge, slider, stepper, picker, menu, groupBox, labeledContent,
            disclosureGroup, controlGroup, form, list, table,
        ]
    }

    private static var button: ControlSheet {
        let button = HStack {
            Button("Save") {}
            Button("Delete", role: .destructive) {}
        }
        return ControlSheet(
            "button",
            [
                "automatic": AnyView(button),
                "plain": AnyView(button.buttonStyle(.plain)),
                "bordered": AnyView(button.buttonStyle(.bordered)),
                "borderedProminent": AnyView(button.buttonStyle(.borderedProminent)),
                "link": AnyView(button.buttonStyle(.link)),
            ]
        )
    }

    private static var toggle: ControlSheet {
        let toggle = HStack(spacing: 2) {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", isOn: .constant(false))
            Toggle("Both", sources: [.constant(true), .constant(false)])
        }
        return ControlSheet(
            "toggle",
            [
                "automatic": AnyView(toggle),
                "switch": AnyView(toggle.toggleStyle(.switch)),
                "checkbox": AnyView(toggle.toggleStyle(.checkbox)),
                "button": AnyView(toggle.toggleStyle(.button)),
            ]
        )
    }

    private static func fields(_ name: String, _ field: some View) -> ControlSheet {
        let field = field.frame(width: 30)
        return ControlSheet(
            name,
            [
                "automatic": AnyView(field),
                "plain": AnyView(field.textFieldStyle(.plain)),
                "roundedBorder": AnyView(field.textFieldStyle(.roundedBorder)),
                "underlined": AnyView(field.textFieldStyle(.underlined)),
            ]
        )
    }

    private static var textField: ControlSheet {
        fields(
            "textField",
            HStack {
                TextField("Name", text: .constant("Ada"))
                TextField("Name", text: .constant(""), prompt: Text("in full"))
            }
        )
    }

    private static var secureField: ControlSheet {
        fields("secureField", SecureField("Password", text: .constant("secret")))
    }

    private static var gauge: ControlSheet {
        let gauge = Gauge(value: 60, in: 0...200) {
            Text("Speed")
        } currentValueLabel: {
            Text("60")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("200")
        }
        return ControlSheet(
            "gauge",
            [
                "automatic": AnyView(gauge),
                "linear": AnyView(gauge.gaugeStyle(.linear)),
                "linearCapacity": AnyView(gauge.gaugeStyle(.linearCapacity)),
                "circular": AnyView(gauge.gaugeStyle(.circular)),
                "accessoryCircular": AnyView(gauge.gaugeStyle(.accessoryCircular)),
            ]
        )
    }

    private static var slider: ControlSheet {
        let slider = Slider(value: .constant(3), in: 0...10) {
            Text("Volume")
        } minimumValueLabel: {
            Text("low")
        } maximumValueLabel: {
            Text("high")
        }
        return ControlSheet("slider", ["automatic": AnyView(slider)])
    }

    private static var stepper: ControlSheet {
        ControlSheet(
            "stepper",
            [
                "automatic": AnyView(Stepper("Copies", value: .constant(3))),
                "automatic at its end": AnyView(Stepper("Copies", value: .constant(9), in: 1...9)),
            ]
        )
    }

    private static var picker: ControlSheet {
        let picker = Picker("Size", selection: .constant(2)) {
            Text("Small").tag(1)
            Text("Medium").tag(2)
            Text("Large").tag(3).disabled(true)
        }
        return ControlSheet(
            "picker",
            [
                "automatic": AnyView(picker),
                "menu, open": AnyView(Opened(content: picker.pickerStyle(.menu))),
                "segmented": AnyView(picker.pickerStyle(.segmented)),
                "inline": AnyView(picker.pickerStyle(.inline)),
                "radioGroup": AnyView(picker.pickerStyle(.radioGroup)),
            ]
        )
    }

    private static var menu: ControlSheet {
        let menu = Menu("File") {
            Button("Open") {}
            Button("Delete", role: .destructive) {}
        }
        return ControlSheet(
            "menu",
            [
                "automatic": AnyView(menu),
                "button": AnyView(menu.menuStyle(.button)),
                "button, open": AnyView(Opened(content: menu.menuStyle(.button))),
            ]
        )
    }

    private static var groupBox: ControlSheet {
        ControlSheet(
            "groupBox",
            ["automatic": AnyView(GroupBox("Network") { Toggle("Wi-Fi", isOn: .constant(true)) })]
        )
    }

    private static var labeledContent: ControlSheet {
        ControlSheet(
            "labeledContent",
            ["automatic": AnyView(LabeledContent("Version", value: "1.2").frame(width: 20))]
        )
    }

    private static var disclosureGroup: ControlSheet {
        func group(_ isExpanded: Bool) -> AnyView {
            AnyView(DisclosureGroup("Advanced", isExpanded: .constant(isExpanded)) { Text("content") })
        }
        return ControlSheet("disclosureGroup", ["automatic": group(false), "automatic, expanded": group(true)])
    }

    private static var controlGroup: ControlSheet {
        let group = ControlGroup("Go") {
            Button("Back") {}
            Button("Forward") {}
        }
        return ControlSheet(
            "controlGroup",
            ["automatic": AnyView(group), "menu": AnyView(group.controlGroupStyle(.menu))]
        )
    }

    private static var form: ControlSheet {
        let form = Form {
            LabeledContent("Name") { TextField("Name", text: .constant("Ada")).textFieldStyle(.plain) }
            Section("Network") {
                Toggle("Wi-Fi", isOn: .constant(true))
                LabeledContent("Address", value: "10.0.0.7")
            }
        }
        return ControlSheet(
            "form",
            [
                "automatic": AnyView(form),
                "columns": AnyView(form.formStyle(.columns)),
                "grouped": AnyView(form.formStyle(.grouped)),
            ]
        )
    }

    private static var list: ControlSheet {
        let list = List(["one", "two", "three"], id: \.self, selection: .constant("two")) { Text($0) }
        return ControlSheet(
            "list",
            [
                "automatic": AnyView(list),
                "automatic, not selectable": AnyView(List(["one", "two"], id: \.self) { Text($0) }),
                "plain": AnyView(list.listStyle(.plain)),
                "inset": AnyView(list.listStyle(.inset)),
                "bordered": AnyView(list.listStyle(.bordered)),
                "bordered, alternating": AnyView(list.listStyle(.bordered(alternatesRowBackgrounds: true))),
            ]
        )
    }

    private struct Planet: Identifiable {
        let id: String
        let moons: Int
    }

    private static var table: ControlSheet {
        let planets = [Planet(id: "Earth", moons: 1), Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 95)]
        let table = Table(planets, selection: .constant("Mars")) {
            TableColumn("Planet", value: \.id)
            TableColumn("Moons") { planet in Text("\(planet.moons)") }
        }
        return ControlSheet(
            "table",
            [
                "automatic": AnyView(table),
                "inset": AnyView(table.tableStyle(.inset)),
                "bordered": AnyView(table.tableStyle(.bordered)),
                "bordered, alternating": AnyView(table.tableStyle(.bordered(alternatesRowBackgrounds: true))),
            ]
        )
    }
}

/// A view whose first control stands open.
private struct Opened<Content: View>: View {
    let content: Content
    @Environment(\.self) private var values

    var body: Node {
        var values = values
        if let id = content.node(in: values).controls.first?.id { values.interaction.expanded = [id] }
        return content.node(in: values)
    }
}
