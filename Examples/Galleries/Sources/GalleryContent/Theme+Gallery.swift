public import Blazon

extension Theme {
    /// Pink, with words of its own.
    public static let yumekawa = Theme(id: "yumekawa", basedOn: .system, stringTable: "YumekawaTheme") {
        $0[.accent] = .init(light: "#B0346C", dark: "#FF9EC7")
        $0[.tint] = .init(light: "#B0346C", dark: "#FF9EC7")
        $0[.background] = .init(light: "#FFF0F6", dark: "#36242C")
        $0[.card] = .init(light: "#FFFFFF", dark: "#49313C")
    }

    /// The themes that the gallery goes through.
    public static let gallery: [Theme] = [.system, .yumekawa]
}
