import BlazonViews

/// A style of an app's own: no toolkit has a widget for it, so that each shows the drawing.
struct HeartsProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let filled = Int((configuration.fractionCompleted ?? 0) * 10)
        HStack(spacing: 0) {
            Text(String(repeating: "♥", count: filled)).foregroundStyle(.accent)
            Text(String(repeating: "♡", count: 10 - filled)).foregroundStyle(.disabledText)
        }
    }
}

extension ProgressViewStyle where Self == HeartsProgressViewStyle {
    static var hearts: Self { Self() }
}
