import BlazonViews
import Testing

// The styles that the documentation shows, as they stand there.

private struct Chip: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 1)
            .background(configuration.isPressed ? .highlightedCard : .card)
    }
}

extension ButtonStyle where Self == Chip {
    fileprivate static var chip: Self { Self() }
}

private struct Confirming: PrimitiveButtonStyle {
    var ask: (@escaping () -> Void) -> Void
    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
            ask { configuration.trigger() }
        } label: {
            configuration.label
        }
    }
}

private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Icon(configuration.isMixed ? "◐" : configuration.isOn ? "●" : "○")
            }
        }
        .buttonStyle(.plain)
    }
}

private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(Int(configuration.value * 100)) %").foregroundStyle(.accent)
        }
    }
}

private struct Coarse: SliderStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Slider(configuration)
            Text("\(Int(configuration.fraction * 100)) %")
            Button("0") { configuration.value = configuration.bounds.lowerBound }
        }
    }
}

private struct Search: TextFieldStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("/").foregroundStyle(.secondaryText)
            configuration.content
            if !configuration.text.isEmpty {
                Button("x") { configuration.text = "" }.buttonStyle(.plain)
            }
        }
    }
}

private struct Arrows: StepperStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Button("↓") { configuration.onDecrement?() }.disabled(configuration.onDecrement == nil)
            Button("↑") { configuration.onIncrement?() }.disabled(configuration.onIncrement == nil)
        }
    }
}

private struct Stars: PickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            ForEach(configuration.choices) { choice in
                Text(choice.isSelected ? "★" : "☆").onTapGesture { choice.select() }
            }
        }
    }
}

private struct Numbered: ListStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            ForEach(configuration.rows) { row in
                HStack {
                    Text("\(row.id + 1).").foregroundStyle(row.isSelected ? .accent : .secondaryText)
                    row.label
                }
            }
        }
    }
}

private struct Headless: TableStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            ForEach(configuration.rows) { row in
                HStack {
                    row.choice.label
                    ForEach(Array(row.cells.enumerated()), id: \.offset) { $0.element }
                }
            }
        }
    }
}

private struct Underlined: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.underline()
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct Airy: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 1) { configuration.content }
    }
}

@Suite struct DocumentedStylesTests {
    private struct Planet: Identifiable {
        let id: String
        let moons: Int
    }

    private func texts(_ view: some View) -> [String] { view.node().controls.first?.drawing.texts ?? [] }

    @Test func `the documented styles draw what they say`() {
        #expect(texts(Button("Save") {}.buttonStyle(.chip)) == ["Save"])
        #expect(texts(Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(Percent())) == ["Fuel", "40 %"])
        #expect(texts(Slider(value: .constant(0.4)).sliderStyle(Coarse())).prefix(1) == ["40 %"])
        #expect(texts(TextField("Search", text: .constant("ab")).textFieldStyle(Search())).prefix(2) == ["/", "ab"])
        let names = List(["a", "b"], id: \.self, selection: .constant("b")) { Text($0) }
        #expect(texts(names.listStyle(Numbered())).filter { $0.contains(".") } == ["1.", "2."])
        let planets = Table([Planet(id: "Mars", moons: 2)]) {
            TableColumn("Planet", value: \.id)
            TableColumn("Moons") { planet in Text("\(planet.moons)") }
        }
        #expect(texts(planets.tableStyle(Headless())) == ["Mars", "2"])
        #expect(texts(Menu("File") { Button("Open") {} }.menuStyle(Underlined())) == ["File"])
        #expect(texts(Form { Text("a") }.formStyle(Airy())) == ["a"])
    }

    @Test func `the documented styles answer events`() {
        let (isOn, copies, rating, deleted) = (Model(false), Model(1), Model(2), Model(0))
        let question = Model<(() -> Void)?>(nil)
        let driven = Driven {
            Toggle("Wi-Fi", isOn: isOn.binding).toggleStyle(Lamp())
            Stepper("Copies", value: copies.binding, in: 1...9).stepperStyle(Arrows())
            Picker("Rating", selection: rating.binding) { ForEach(1..<6) { Text("\($0)").tag($0) } }
                .pickerStyle(Stars())
            Button("Delete", role: .destructive) { deleted.value += 1 }
                .buttonStyle(Confirming(ask: { question.value = $0 }))
        }
        #expect(driven.focusOrder == ["0", "1", "2", "3"])
        driven.strike(.tab, .space, .tab, .upArrow, .tab, .rightArrow, .tab, .return)
        #expect([copies.value, rating.value, deleted.value] == [2, 3, 0])
        #expect(isOn.value)
        question.value?()
        #expect(deleted.value == 1)
        // The stars answer clicks.
        let stars = driven.control(.picker)?.drawing.controls.filter { $0.kind == .button } ?? []
        driven.component.send(.activate, to: stars.last?.id)
        #expect(rating.value == 5)
    }
}
