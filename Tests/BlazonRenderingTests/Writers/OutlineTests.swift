import BlazonRendering
import BlazonStrings
import BlazonViews
import Testing

@Suite struct OutlineTests {
    @Test func `what turns the direction of text is seen`() {
        #expect(Text("a\u{202E}b\u{2066}\u{2028}").rendered(as: .outline) == #"text "a\u{202E}b\u{2066}\u{2028}""#)
    }

    @Test func `each control is a line with its kind, label, value, role and state`() {
        let view = VStack {
            Text("Settings")
            Button("Delete", role: .destructive) {}.disabled(true)
            Toggle("Wi-Fi", isOn: .constant(true))
            Toggle("All", sources: [.constant(true), .constant(false)])
            Slider(value: .constant(0.25)) { Text("Volume") }
            Stepper("Copies", value: .constant(3), in: 1...9)
            ProgressView("Copying", value: 0.4)
            ProgressView("Waiting")
            Gauge(value: 0.5) { Text("Fuel") }
            TextField("Name", text: .constant("Ada \"L\""))
            SecureField("Password", text: .constant("abc"))
        }
        #expect(
            view.rendered(as: .outline) == #"""
                text "Settings"
                button "Delete" (destructive, disabled)
                toggle "Wi-Fi": on
                toggle "All": mixed
                slider "Volume": 0.25 of 0 to 1
                stepper "Copies": 3 of 1 to 9
                progress "Copying": 40 %
                progress "Waiting": under way
                gauge "Fuel": 50 %
                textField "Name": "Ada \"L\""
                secureField "Password": "•••"
                """#
        )
    }

    @Test func `what stands in a control is indented below it`() {
        let view = Form {
            Section("Network") {
                LabeledContent("Address") { TextField("Address", text: .constant("")) }
            }
            GroupBox("Mail") {
                DisclosureGroup("Accounts", isExpanded: .constant(true)) {
                    List(["a", "b"], id: \.self, selection: .constant("b")) { name in
                        HStack {
                            Text(name)
                            Button("x") {}
                        }
                    }
                }
            }
            Picker("Size", selection: .constant(2)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            Menu("File") { Button("Open") {} }
        }
        #expect(
            view.rendered(as: .outline) == """
                form
                  text "Network"
                  labeledContent "Address"
                    textField "Address": ""
                  groupBox "Mail"
                    disclosureGroup "Accounts": expanded
                      list: row 2
                        option "a x"
                          button "x"
                        option "b x" (selected)
                          button "x"
                  picker "Size": "Large"
                    option "Small"
                    option "Large" (selected)
                  menu "File": collapsed
                    button "Open"
                """
        )
    }

    @Test func `a control in a style of the app's own says the same`() {
        struct Lamp: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    configuration.label
                }
            }
        }
        let toggle = Toggle("Wi-Fi", isOn: .constant(true))
        #expect(toggle.toggleStyle(Lamp()).rendered(as: .outline) == toggle.rendered(as: .outline))
    }

    @Test func `words are said in the theme that holds where they stand`() {
        final class Source: WordSource {
            func text(for word: BoundWord, theme: Theme) -> String { "word of \(theme.id)" }
        }
        let word = BoundWord("title", in: Source(), isThemed: true)
        let view = VStack {
            Button(word) {}
            Button(word) {}.environment(\.theme, Theme(id: "pink"))
        }
        #expect(view.rendered(as: .outline) == "button \"word of system\"\nbutton \"word of pink\"")
    }

    @Test func `nothing reaches the outline that a terminal would obey, nor another line`() {
        let view = VStack {
            Button("a\u{1B}[31mb\u{7}\nc") {}
            TextField("\u{9B}2Jx", text: .constant("\u{1B}]0;title\u{7}y"))
            Text("one\ntwo")
        }
        #expect(view.rendered(as: .outline) == "button \"ab\\nc\"\ntextField \"x\": \"y\"\ntext \"one\\ntwo\"")
    }

    @Test func `a label for screen readers stands in for what is to be seen, at the first control inside`() {
        struct Framed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.border(.divider) }
        }
        let back = Button {
        } label: {
            Icon("←")
        }
        #expect(back.rendered(as: .outline) == "button")
        let view = VStack {
            back.accessibilityLabel("Back")
            back.buttonStyle(Framed()).accessibilityLabel("Framed")
            HStack {
                Text("plain")
                ProgressView(value: 0.5)
                Toggle("Wi-Fi", isOn: .constant(true))
            }
            .accessibilityLabel("Progress")
            Icon("x").onTapGesture {}.accessibilityLabel("Close")
        }
        #expect(
            view.rendered(as: .outline) == """
                button "Back"
                button "Framed"
                text "plain"
                progress "Progress": 50 %
                toggle "Wi-Fi": on
                button "Close"
                """
        )
    }
}
