import Blazon

/// A line around something, in the tint where the keyboard is.
struct FocusBorder<Content: View>: View {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.tint) private var tint
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        let paint = isFocused ? tint ?? .role(.tint) : .role(.divider)
        content.wrapped { .border(.init(paint, content: $0)) }
    }
}
