import BlazonViews

extension Gallery {
    /// Every control, in each style of its family.
    static var controls: [Entry] { actions + values + choices + groups }

    private static var actions: [Entry] {
        let buttons = HStack {
            Button("Save") {}
            Button("Delete", role: .destructive) {}
            Button("Off") {}.disabled(true)
        }
        let menu = Menu("File") {
            Button("Open") {}
            Button("Close") {}
        }
        return [
            Entry("button.plain") { buttons.buttonStyle(.plain) },
            Entry("button.bordered") { buttons.buttonStyle(.bordered) },
            Entry("button.borderedProminent") { buttons.buttonStyle(.borderedProminent) },
            Entry("button.link") { buttons.buttonStyle(.link) },
            Entry("menu.button") { menu.menuStyle(.button) },
        ]
    }

    private static var values: [Entry] {
        let toggles = HStack(spacing: 2) {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", isOn: .constant(false))
            Toggle("Both", sources: [.constant(true), .constant(false)])
        }
        let gauge = Gauge(value: 60, in: 0...200) {
            Text("Speed")
        } currentValueLabel: {
            Text("60")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("200")
        }
        let field = VStack(alignment: .leading) {
            TextField("Name", text: .constant("Ada"))
            SecureField("Password", text: .constant("secret"))
        }
        .frame(width: 24)
        return [
            Entry("toggle.switch") { toggles.toggleStyle(.switch) },
            Entry("toggle.checkbox") { toggles.toggleStyle(.checkbox) },
            Entry("toggle.button") { toggles.toggleStyle(.button) },
            Entry("gauge.linear") { gauge.gaugeStyle(.linear) },
            Entry("gauge.linearCapacity") { gauge.gaugeStyle(.linearCapacity) },
            Entry("gauge.circular") { gauge.gaugeStyle(.circular) },
            Entry("gauge.accessoryCircular") { gauge.gaugeStyle(.accessoryCircular) },
            Entry("slider.automatic") { Slider(value: .constant(3), in: 0...10).frame(width: 24) },
            Entry("stepper.automatic") { Stepper("Copies", value: .constant(3), in: 1...9) },
            Entry("field.plain") { field.textFieldStyle(.plain) },
            Entry("field.roundedBorder") { field.textFieldStyle(.roundedBorder) },
            Entry("field.underlined") { field.textFieldStyle(.underlined) },
        ]
    }

    private static var choices: [Entry] {
        let picker = Picker("Size", selection: .constant(1)) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
        }
        let list = List(["Inbox", "Drafts", "Sent"], id: \.self, selection: .constant("Inbox")) { Text($0) }
        let table = Table(Planet.all, selection: .constant("Earth")) {
            TableColumn("Planet", value: \.id)
            TableColumn("Moons") { planet in Text("\(planet.moons)") }
        }
        return [
            Entry("picker.menu") { picker.pickerStyle(.menu) },
            Entry("picker.segmented") { picker.pickerStyle(.segmented) },
            Entry("picker.inline") { picker.pickerStyle(.inline) },
            Entry("picker.radioGroup") { picker.pickerStyle(.radioGroup) },
            Entry("list.plain") { list.listStyle(.plain) },
            Entry("list.inset") { list.listStyle(.inset) },
            Entry("list.bordered") { list.listStyle(.bordered(alternatesRowBackgrounds: true)) },
            Entry("table.automatic") { table },
            Entry("table.inset") { table.tableStyle(.inset) },
            Entry("table.bordered") { table.tableStyle(.bordered(alternatesRowBackgrounds: true)) },
        ]
    }

    private struct Planet: Identifiable {
        let id: String
        let moons: Int

        static let all = [
            Planet(id: "Earth", moons: 1), Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 95),
        ]
    }

    private static var groups: [Entry] {
        let form = Form {
            LabeledContent("Name") { TextField("Name", text: .constant("Ada")).textFieldStyle(.plain) }
            Section("Network") {
                Toggle("Wi-Fi", isOn: .constant(true))
                LabeledContent("Address", value: "10.0.0.7")
            }
        }
        let group = ControlGroup("Go") {
            Button("Back") {}
            Button("Forward") {}
        }
        return [
            Entry("group.box") { GroupBox("Network") { Toggle("Wi-Fi", isOn: .constant(true)) } },
            Entry("group.disclosure") {
                VStack(alignment: .leading) {
                    DisclosureGroup("Advanced", isExpanded: .constant(true)) { Text("content") }
                    DisclosureGroup("More", isExpanded: .constant(false)) { Text("content") }
                }
            },
            Entry("group.controls") { group },
            Entry("group.labeled") { LabeledContent("Version", value: "1.2").frame(width: 24) },
            Entry("form.columns") { form.formStyle(.columns) },
            Entry("form.grouped") { form.formStyle(.grouped).frame(width: 30) },
        ]
    }
}
