import BlazonViews
import Testing

/// Controls that hold a value that is moved: sliders, steppers, gauges.
@Suite struct ValueControlTests {
    @Test(
        arguments: [
            ([.key(.rightArrow)], 6), ([.key(.upArrow), .increment], 7), ([.key(.leftArrow)], 4),
            ([.key(.downArrow), .decrement], 3), ([.key(.home)], 0), ([.key(.end)], 10),
            ([.set(.number(2.4, in: 0...10))], 2), ([.set(.fraction(0.76))], 8), ([.set(.number(.nan, in: 0...1))], 0),
            ([.set(.number(99, in: 0...100))], 10), ([.key(.end), .increment], 10), ([.key(.home), .decrement], 0),
        ] as [([ControlEvent], Double)]
    )
    func `a slider moves by its step, and stays within its bounds`(events: [ControlEvent], value: Double) {
        let model = Model(5.0)
        let driven = Driven { Slider(value: model.binding, in: 0...10, step: 1) }
        for event in events { #expect(driven.send(event, to: .slider) == .handled) }
        #expect(model.value == value)
        #expect(driven.control(.slider)?.value == .number(value, in: 0...10))
    }

    @Test func `a slider without a step moves by a tenth of its range`() {
        let model = Model(Float(0.5))
        let driven = Driven { Slider(value: model.binding) }
        driven.strike(.tab, .rightArrow)
        #expect(abs(model.value - 0.6) < 1e-6)
    }

    @Test func `the last step of a slider stays below an end that it would pass`() {
        let model = Model(0.0)
        let driven = Driven { Slider(value: model.binding, in: 0...10, step: 4) }
        driven.send(.key(.end), to: .slider)
        #expect(model.value == 8)
    }

    @Test func `a step that is none is ignored, and a range without extent is no trap`() {
        let model = Model(1.0)
        for step in [0, -1, .nan, .infinity] as [Double] {
            let driven = Driven { Slider(value: model.binding, in: 0...10, step: step) }
            model.value = 1
            driven.send(.increment, to: .slider)
            #expect(model.value == 2)
        }
        let driven = Driven { Slider(value: model.binding, in: 3...3) }
        driven.send(.increment, to: .slider)
        #expect(model.value == 3)
    }

    @Test func `a style of a slider's own writes its value`() {
        struct Zero: SliderStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Slider(configuration)
                    Button("0") { configuration.value = configuration.bounds.lowerBound }
                }
            }
        }
        let model = Model(5.0)
        let driven = Driven { Slider(value: model.binding, in: 2...10).sliderStyle(Zero()) }
        driven.send(.activate, to: .button)
        #expect(model.value == 2)
        driven.strike(.tab, .rightArrow)
        #expect(model.value > 2)
        #expect(driven.focusOrder == ["/"])
    }

    @Test func `a stepper counts within its bounds`() {
        let model = Model(8)
        let driven = Driven { Stepper("Copies", value: model.binding, in: 1...9) }
        #expect(driven.send(.key(.upArrow), to: .stepper) == .handled)
        #expect(driven.send(.key(.upArrow), to: .stepper) == .ignored)
        #expect(model.value == 9)
        driven.send(.decrement, to: .stepper)
        #expect(model.value == 8)
        #expect(driven.control(.stepper)?.value == .number(8, in: 1...9))
    }

    @Test func `a step that would pass an end goes there`() {
        let model = Model(8)
        let driven = Driven { Stepper("Copies", value: model.binding, in: 1...10, step: 5) }
        driven.send(.increment, to: .stepper)
        #expect(model.value == 10)
    }

    @Test func `a stepper never overflows`() {
        let (most, least) = (Model(Int.max), Model(UInt8.min))
        let driven = Driven {
            Stepper("most", value: most.binding)
            Stepper("least", value: least.binding, step: 3)
        }
        #expect(driven.send(.increment, to: .stepper) == .ignored)
        #expect(driven.send(.decrement, to: .stepper, 1) == .ignored)
        driven.send(.increment, to: .stepper, 1)
        #expect(least.value == 3)
        #expect(most.value == .max)
    }

    @Test func `a stepper's signs answer clicks, and it stays one stop`() {
        let model = Model(1.5)
        let driven = Driven { Stepper("Zoom", value: model.binding, in: 0...2, step: 0.5) }
        #expect(driven.focusOrder == ["/"])
        driven.send(.activate, to: .button, 1)
        #expect(model.value == 2)
        #expect(driven.send(.activate, to: .button, 1) == .disabled)
        driven.send(.activate, to: .button, 0)
        #expect(model.value == 1.5)
    }

    @Test func `a stepper does what it is told to`() {
        let model = Model<[String]>([])
        let driven = Driven { Stepper("Zoom", onIncrement: { model.value.append("in") }, onDecrement: nil) }
        driven.strike(.tab, .rightArrow)
        #expect(driven.component.send(.key(.leftArrow)) == .ignored)
        #expect(model.value == ["in"])
    }

    @Test(
        arguments: [(60, 0.3), (0, 0), (200, 1), (-5, 0), (400, 1), (.nan, 0), (.infinity, 1)] as [(Double, Double)]
    )
    func `a gauge shows where its value stands`(value: Double, fraction: Double) {
        let gauge = Gauge(value: value, in: 0...200) { Text("Speed") }
        #expect(gauge.node().controls.first?.value == .fraction(fraction))
        #expect(Gauge(value: value, in: 1...1) { Text("none") }.node().controls.count == 1)
    }

    @Test func `a gauge's styles are variants, and it hears no keyboard`() {
        let gauge = Gauge(value: 0.5) { Text("Fuel") }
        let variants = [
            AnyView(gauge), AnyView(gauge.gaugeStyle(.linear)), AnyView(gauge.gaugeStyle(.linearCapacity)),
            AnyView(gauge.gaugeStyle(.circular)), AnyView(gauge.gaugeStyle(.accessoryCircular)),
        ].map { $0.node().controls.map(\.variant) }
        #expect(variants == [["linearCapacity"], ["linear"], ["linearCapacity"], ["circular"], ["accessoryCircular"]])
        #expect(Driven { gauge }.focusOrder == [])
    }
}
