public import Blazon

/// Settings: controls, one below the other.
///
/// ```swift
/// Form {
///     LabeledContent("Name") { TextField("Name", text: $name) }
///     Section("Network") { Toggle("Wi-Fi", isOn: $isWiFiOn) }
/// }
/// ```
///
/// How it looks is a matter of the ``FormStyle``.
public struct Form<Content: View>: View {
    private let content: Content

    /// Makes a form of its settings.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A control that holds settings.
    public var body: some View {
        StyledControl(of: FormFamily.self, .form) {
            AutomaticFormStyle().makeBody(configuration: $0)
        } describe: { place in
            (FormStyleConfiguration(content: place.content(content)), ControlTraits(.form, label: nil, behavior: nil))
        }
    }
}

extension Form where Content == AnyView {
    /// Makes the form that a style was given, in the look of the next outer style.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
