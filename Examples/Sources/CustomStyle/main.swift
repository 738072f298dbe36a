// The heart of an article on control styles: looks that have a name, and are found by typing a dot.
import BlazonRendering
import BlazonViews

/// Text, then icon. `spacing` can be chosen, and has a default so that `.textFirst` works as well.
struct TextFirstLabelStyle: LabelStyle {
    var spacing = 1

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TextFirstLabelStyle {
    static var textFirst: Self { Self() }
}

/// A veil over what is being loaded, with a progress view in the next outer style on it.
struct LoadingProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Color(.loadingBackground).frame(maxWidth: .infinity, maxHeight: .infinity)
            ProgressView(configuration).tint(.secondaryText).controlSize(.large)
        }
    }
}

extension ProgressViewStyle where Self == LoadingProgressViewStyle {
    static var loading: Self { Self() }
}

struct Inbox: View {
    var isLoading: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Label("Inbox", icon: "✉")
            Label("Sent", icon: "➤").labelStyle(TextFirstLabelStyle(spacing: 3))
        }
        .labelStyle(.textFirst)
        .padding(.horizontal, 1)
        .border(.divider)
        .overlay { if isLoading { ProgressView().progressViewStyle(.loading) } }
        .disabled(isLoading)
    }
}

print(Inbox(isLoading: false).rendered())
print(Inbox(isLoading: true).rendered())
