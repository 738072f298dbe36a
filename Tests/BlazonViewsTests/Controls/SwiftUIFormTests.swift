// Styles as their authors write them for SwiftUI; nothing but the import is another one.
import BlazonViews
import Testing

struct PillButtonStyle: ButtonStyle {
    var color = Color.blue
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .bold()
            .padding(.horizontal, 2)
            .background(configuration.isPressed ? color.opacity(0.5) : color)
            .foregroundStyle(isEnabled ? Color.white : .gray)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { PillButtonStyle() }
    static func pill(_ color: Color) -> PillButtonStyle { PillButtonStyle(color: color) }
}

struct ConfirmButtonStyle: PrimitiveButtonStyle {
    var isConfirmed: Bool

    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
            if isConfirmed { configuration.trigger() }
        } label: {
            configuration.label
        }
    }
}

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Icon(configuration.isOn ? "✓" : "○")
                    .foregroundStyle(configuration.isOn ? Color.green : .gray)
            }
        }
        .buttonStyle(PlainButtonStyle())
    }
}

extension ToggleStyle where Self == CheckToggleStyle {
    static var check: CheckToggleStyle { .init() }
}

struct TapToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Text(configuration.isOn ? "on" : "off")
                .onTapGesture { configuration.isOn.toggle() }
        }
    }
}

struct InvertedToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label.italic() }
            .toggleStyle(.switch)
    }
}

struct StripedProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            Text(String(repeating: "/", count: Int((configuration.fractionCompleted ?? 0) * 10)))
            configuration.currentValueLabel
        }
    }
}

extension ProgressViewStyle where Self == StripedProgressViewStyle {
    static var striped: StripedProgressViewStyle { .init() }
}

struct SpeedGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(Int(configuration.value * 100))%")
            configuration.minimumValueLabel
            configuration.currentValueLabel
            configuration.maximumValueLabel
        }
    }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold()
            configuration.content
        }
        .padding()
        .background(.card)
    }
}

struct StackedLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content
        }
    }
}

struct DisclosingStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                configuration.label
            }
            if configuration.isExpanded {
                configuration.content
            }
        }
    }
}

struct RowControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

struct RedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration)
            .tint(Color.red)
    }
}

struct PlainFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.content }
    }
}

@Suite struct SwiftUIFormTests {
    private struct Settings: View {
        @Binding var isOn: Bool
        @Binding var name: String
        @Binding var volume: Double
        @Binding var copies: Int
        @Binding var size: String

        var body: some View {
            Form {
                Section("General") {
                    TextField("Name", text: $name)
                        .textFieldStyle(.roundedBorder)
                    SecureField("Password", text: $name)
                    Toggle("Wi-Fi", isOn: $isOn)
                        .toggleStyle(.check)
                    Toggle(isOn: $isOn) { Text("Bluetooth") }
                        .toggleStyle(TapToggleStyle())
                    Toggle("Airplane mode", isOn: $isOn)
                        .toggleStyle(InvertedToggleStyle())
                    Slider(value: $volume, in: 0...10, step: 1) {
                        Text("Volume")
                    }
                    Stepper("Copies", value: $copies, in: 1...9)
                    Stepper(value: $copies) { Text("More") }
                    Picker("Size", selection: $size) {
                        Text("S").tag("s")
                        Text("L").tag("l")
                    }
                    .pickerStyle(.segmented)
                }
                GroupBox("Progress") {
                    ProgressView(value: 0.5).progressViewStyle(.striped)
                    Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(SpeedGaugeStyle())
                    LabeledContent("Version", value: "1.2").labeledContentStyle(StackedLabeledContentStyle())
                }
                .groupBoxStyle(CardGroupBoxStyle())
                DisclosureGroup("Advanced") { Text("inside") }
                    .disclosureGroupStyle(DisclosingStyle())
                ControlGroup {
                    Button("Save") {}.buttonStyle(.pill)
                    Button("Cancel", role: .cancel) {}.buttonStyle(.pill(.red))
                    Button("Delete", role: .destructive, action: {}).buttonStyle(ConfirmButtonStyle(isConfirmed: false))
                    Button(action: {}) { Text("More") }.buttonStyle(.borderedProminent)
                }
                .controlGroupStyle(RowControlGroupStyle())
                Menu("File") {
                    Button("Open") {}
                }
                .menuStyle(RedMenuStyle())
            }
            .formStyle(PlainFormStyle())
        }
    }

    @Test func `a screen of controls in styles as they are written for SwiftUI`() {
        let isOn = Model(false)
        let driven = Driven {
            Settings(
                isOn: isOn.binding,
                name: .constant("Ada"),
                volume: .constant(3),
                copies: .constant(2),
                size: .constant("s")
            )
        }
        #expect(driven.focusOrder.count == 15)
        for index in 0..<3 { driven.component.send(.activate, to: driven.component.focusOrder[2 + index]) }
        #expect(isOn.value)
        #expect(driven.controls.filter { $0.isCustomized }.map(\.kind.description).sorted().contains("toggle"))
    }

    @Test func `a style with parameters is found by its static member`() {
        let node = Button("Save") {}.buttonStyle(.pill(.red)).node()
        #expect(node.all.contains { if case .background(let it) = $0 { it.paint == .color("#F44336") } else { false } })
    }

    @Test func `a primitive style may hold the action back`() {
        let model = Model(0)
        for isConfirmed in [false, true] {
            let driven = Driven {
                Button("Delete") { model.value += 1 }.buttonStyle(ConfirmButtonStyle(isConfirmed: isConfirmed))
            }
            driven.strike(.tab, .space)
            #expect(model.value == (isConfirmed ? 1 : 0))
        }
    }
}
