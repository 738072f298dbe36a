import BlazonViews

extension Gallery {
    static var icons: [Entry] {
        [
            Entry("icon.glyph") {
                HStack {
                    Icon("✉").foregroundStyle(.activeIcon)
                    Icon("✉").foregroundStyle(.inactiveIcon)
                    Icon("★").foregroundStyle(.accent)
                }
            },
            Entry("icon.symbol") {
                HStack(spacing: 2) {
                    symbol(envelope).foregroundStyle(.activeIcon)
                    symbol(envelope).foregroundStyle(.inactiveIcon)
                    symbol(palette).foregroundStyle(.accent)
                }
            },
        ]
    }

    /// An icon of three lines; its glyph alone where the image cannot be read.
    private static func symbol(_ svg: String) -> Icon {
        (try? Icon(svg: svg, glyph: "✉", rows: 3)) ?? Icon("✉")
    }

    private static let envelope = """
        <svg viewBox="0 0 16 16"><path fill-rule="evenodd" d="M1 3h14v10H1z M2 4.2v1l6 4 6-4v-1z"/></svg>
        """

    private static let palette = """
        <svg viewBox="0 0 16 16"><path fill-rule="evenodd" d="M8 1a7 7 0 1 0 0 14c2 0 1-2 2-3s4 1 5-2A7 7 0 0 0 8 1z\
        M4 7a1.3 1.3 0 1 0 .01 0z M7 3a1.3 1.3 0 1 0 .01 0z M11 4a1.3 1.3 0 1 0 .01 0z"/></svg>
        """
}
