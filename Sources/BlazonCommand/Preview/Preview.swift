import Blazon
import BlazonRendering
import BlazonViews

/// Some entries of the gallery, in one or two schemes.
struct Preview {
    let entries: [Gallery.Entry]
    let options: PreviewOptions
    let surroundings: Surroundings

    /// What is printed, with a line break at the end.
    var text: String {
        options.schemes.all.map { scheme in
            let variant = Theme.Variant(scheme: scheme, contrast: options.contrast)
            let page = Page(
                entries: entries,
                heading: options.schemes == .both ? "\(options.theme.id) \(variant)" : nil
            )
            // A picture has no window around it, hence a margin.
            let hasMargin = options.format == .svg || options.format == .html
            return hasMargin
                ? rendered(page.padding(.vertical, 1).padding(.horizontal, 2).background(.background), variant)
                : rendered(page, variant)
        }.joined()
    }

    private func rendered(_ page: some View, _ variant: Theme.Variant) -> String {
        page.rendered(
            as: format,
            theme: options.theme,
            variant: variant,
            width: format == .tree ? nil : width,
            height: options.height
        ) + "\n"
    }

    private var format: RenderFormat {
        switch options.format {
        case .text: .text
        case .svg: .svg(title: "The styles of Blazon")
        case .html: .html
        case .tree: .tree
        // Asked for by name, colour is wanted even through a pipe.
        case .ansi: .ansi(surroundings.colorProfile == .none ? .trueColor : surroundings.colorProfile)
        case nil: surroundings.isTerminal ? .ansi(surroundings.colorProfile) : .text
        }
    }

    private var width: Int {
        options.width ?? surroundings.columns ?? PreviewOptions.usualWidth
    }

    /// The entries below each other, each under its name.
    private struct Page: View {
        let entries: [Gallery.Entry]
        let heading: String?

        var body: some View {
            VStack(alignment: .leading, spacing: 1) {
                if let heading { Text(heading).bold().underline() }
                ForEach(entries, id: \.name) { entry in
                    VStack(alignment: .leading) {
                        Text(entry.name).foregroundStyle(.secondaryText)
                        entry.view.padding(.leading, 2)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(.background)
        }
    }
}
