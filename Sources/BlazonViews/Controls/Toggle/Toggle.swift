public import Blazon
public import BlazonStrings

/// Turns something on and off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $settings.isWiFiOn)
/// Toggle("All", sources: [$settings.a, $settings.b])           // mixed where some are on and some off
/// ```
///
/// How it looks is a matter of the ``ToggleStyle``.
public struct Toggle<LabelContent: View>: View {
    private let label: LabelContent
    private let isOn: Binding<Bool>
    private let isMixed: Bool

    private init(label: LabelContent, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        self.isOn = isOn
        self.isMixed = isMixed
    }

    /// Makes a toggle of a binding and a view that says what is turned on and off.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - label: What it says.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> LabelContent) {
        self.init(label: label(), isOn: isOn, isMixed: false)
    }

    /// Makes a toggle for several things at once, which is mixed where some are on and some off.
    ///
    /// - Parameters:
    ///   - sources: All of them. Using the toggle turns all on, or all off where all are on.
    ///   - label: What it says.
    public init(sources: [Binding<Bool>], @ViewBuilder label: () -> LabelContent) {
        let states = sources.map(\.wrappedValue)
        let all = Binding {
            !sources.isEmpty && sources.allSatisfy(\.wrappedValue)
        } set: { isOn in
            for source in sources { source.wrappedValue = isOn }
        }
        self.init(label: label(), isOn: all, isMixed: states.contains(true) && states.contains(false))
    }

    /// A control that turns the binding.
    public var body: some View {
        StyledControl(of: ToggleFamily.self, .toggle) {
            AutomaticToggleStyle().makeBody(configuration: $0)
        } describe: { place in
            let configuration = ToggleStyleConfiguration(label: place.label(label), isOn: isOn, isMixed: isMixed)
            let traits = ControlTraits(
                .toggle,
                label: configuration.label,
                value: isMixed ? .mixed : .isOn(isOn.wrappedValue),
                behavior: .turning(isOn)
            )
            return (configuration, traits)
        }
    }
}

extension Toggle where LabelContent == Text {
    /// Makes a toggle of a title and a binding.
    ///
    /// - Parameters:
    ///   - title: What is turned on and off: a string, a word or a text.
    ///   - isOn: Whether it is on.
    public init(_ title: some TextRepresentable, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { title.text }
    }

    /// Makes a toggle of a word that takes no arguments and a binding.
    public init(_ title: PlainStringResource, isOn: Binding<Bool>) { self.init(title.with(), isOn: isOn) }

    /// Makes a toggle of a title for several things at once, which is mixed where some are on and some off.
    ///
    /// - Parameters:
    ///   - title: What is turned on and off: a string, a word or a text.
    ///   - sources: All of them. Using the toggle turns all on, or all off where all are on.
    public init(_ title: some TextRepresentable, sources: [Binding<Bool>]) {
        self.init(sources: sources) { title.text }
    }
}

extension Toggle where LabelContent == AnyView {
    /// Makes the toggle that a style was given, in the look of the next outer style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(label: configuration.label, isOn: configuration.$isOn, isMixed: configuration.isMixed)
    }
}
