import Blazon
import BlazonViews

extension Gallery {
    /// The themes that the gallery can be shown in.
    static let themes: [Theme] = [
        .system,
        Theme(id: "yumekawa-purple", basedOn: .system) {
            $0[.accent] = .init(light: "#7B4FB5", dark: "#D1B3FF")
                .increasedContrast(light: "#5B2F95", dark: "#E4D3FF")
            $0[.background] = .init(light: "#F8F2FF", dark: "#2B2436")
            $0[.card] = .init(light: "#FFFFFF", dark: "#3A3149")
        },
        Theme(id: "yumekawa-pink", basedOn: .system) {
            $0[.accent] = .init(light: "#B0346C", dark: "#FF9EC7")
                .increasedContrast(light: "#8A1F50", dark: "#FFC9DF")
            $0[.background] = .init(light: "#FFF0F6", dark: "#36242C")
            $0[.card] = .init(light: "#FFFFFF", dark: "#49313C")
        },
        Theme(id: "yumekawa-blue", basedOn: .system) {
            $0[.accent] = .init(light: "#1F6298", dark: "#9EC7FF")
                .increasedContrast(light: "#144A76", dark: "#C9E0FF")
            $0[.background] = .init(light: "#F2F8FF", dark: "#242C36")
            $0[.card] = .init(light: "#FFFFFF", dark: "#313C49")
        },
        Theme(id: "ascii", basedOn: .system) { $0.glyphs = .ascii },
    ]

    static func theme(named id: String) throws(UsageError) -> Theme {
        guard let theme = themes.first(where: { $0.id == id }) else {
            throw UsageError("there is no theme", id, among: themes.map(\.id))
        }
        return theme
    }
}
