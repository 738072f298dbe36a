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
        let variants = options.schemes.all.map { Theme.Variant(scheme: $0, contrast: options.contrast) }
        let isPicture = options.format == .svg || options.format == .html
        guard isPicture else { return variants.map { rendered(page(in: $0), $0) }.joined() }
        // All in one picture, with a margin, because there is no window around it.
        let pages = VStack(spacing: 0) {
            ForEach(variants, id: \.description) { variant in
                page(in: variant).padding(.vertical, 1).padding(.horizontal, 2).background(.background)
                    .environment(\.variant, variant)
            }
        }
        return rendered(pages, variants[0])
    }

    private func page(in variant: Theme.Variant) -> Page {
        Page(entries: entries, heading: options.schemes == .both ? "\(options.theme.id) \(variant)" : nil)
    }

    private func rendered(_ page: some View, _ variant: Theme.Variant) -> String {
        page.rendered(
            as: format,
            theme: options.theme,
            variant: variant,
            width: format == .tree ? nil : width,
            height: options.height,
            options: TextOptions(ambiguousWidth: options.ambiguousWidth)
        ) + "\n"
    }

    private var format: RenderFormat {
        switch options.format {
        case .text: .text
        case .svg: .svg(title: "The styles of Blazon")
        case .html: .html
        case .tree: .tree
        case .outline: .outline
        // Asked for by name, colour is wanted even through a pipe.
        case .ansi: .ansi(askedProfile)
        case nil: surroundings.isTerminal ? .ansi(surroundings.colorProfile) : .text
        }
    }

    private var askedProfile: ColorProfile {
        if surroundings.refusesColors { return .none }
        return surroundings.colorProfile == .none ? .trueColor : surroundings.colorProfile
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
