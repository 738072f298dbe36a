import Blazon

/// A label on the tint, or on the colour of what cannot be undone.
struct ProminentButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    var body: some View {
        let fill = configuration.role?.paint ?? tint ?? .role(.tint)
        let label = ButtonFrame(paint: .role(.background)) { configuration.label }
        if isEnabled {
            label.wrapped { .background(.init(configuration.isPressed ? fill.faded(0.7) : fill, content: $0)) }
        } else {
            label.wrapped { .background(.init(.shade, content: $0)) }
        }
    }
}
