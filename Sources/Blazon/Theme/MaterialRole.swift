/// The roles that Blazon itself names, with the colours that they have in `Theme.system`: those of Material Design, and
/// stronger text, lines and status colours for increased contrast.
///
/// The registry of roles begins with them, in this order, so that no app can name one of them first.
enum MaterialRole: Int, CaseIterable {
    case statusBar, appBar, highlightedAppBar
    case background, card, highlightedCard
    case primaryText, secondaryText, disabledText
    case activeIcon, inactiveIcon, divider
    case accent, tint, link, loadingBackground
    case success, warning, danger, info

    var entry: RoleRegistry.Entry {
        RoleRegistry.Entry(name: "\(self)", default: look)
    }

    private var look: RoleRegistry.Default {
        switch self {
        case .statusBar: surface("#E0E0E0", "#000000")
        case .appBar: surface("#F5F5F5", "#212121")
        case .highlightedAppBar: surface("#EEEEEE", "#424242")
        case .background: surface("#FAFAFA", "#303030")
        case .card: surface("#FFFFFF", "#424242")
        case .highlightedCard: surface("#F5F5F5", "#303030")

        // Black on light and white on dark, at these opacities. Primary text has contrast enough as it is.
        case .primaryText: ink(0.87, 1, increased: 0.87, 1)
        case .secondaryText: ink(0.54, 0.70, increased: 0.74, 0.87)
        case .disabledText: ink(0.38, 0.50, increased: 0.54, 0.60)
        case .activeIcon: ink(0.54, 1, increased: 0.87, 1)
        case .inactiveIcon: ink(0.38, 0.50, increased: 0.54, 0.60)
        case .divider: ink(0.12, 0.12, increased: 0.54, 0.60)

        case .accent: opaque("#1565C0", "#90CAF9", increased: "#0D3C7A", "#BBDEFB")
        case .tint, .link: .role(Theme.Role(.accent))
        case .loadingBackground:
            .color(
                Theme.AdaptiveColor(light: .init(white: 1, alpha: 0.70), dark: .init(white: 0, alpha: 0.54))
                    .increasedContrast(light: .init(white: 1, alpha: 0.87), dark: .init(white: 0, alpha: 0.87))
            )
        case .success: status("#2E7D32", "#81C784", increased: "#1B5E20", "#C8E6C9", as: .green, .brightGreen)
        case .warning: status("#8F5600", "#FFB74D", increased: "#6B3F00", "#FFE0B2", as: .yellow, .brightYellow)
        case .danger: status("#C62828", "#EF9A9A", increased: "#8E0000", "#FFD6DA", as: .red, .brightRed)
        case .info: status("#01579B", "#4FC3F7", increased: "#003C6E", "#B3E5FC", as: .blue, .brightCyan)
        }
    }

    /// What content lies on: the same at every contrast.
    private func surface(_ light: Theme.Color, _ dark: Theme.Color) -> RoleRegistry.Default {
        .color(.init(light: light, dark: dark))
    }

    private func opaque(
        _ light: Theme.Color,
        _ dark: Theme.Color,
        increased moreLight: Theme.Color,
        _ moreDark: Theme.Color
    ) -> RoleRegistry.Default {
        .color(.init(light: light, dark: dark).increasedContrast(light: moreLight, dark: moreDark))
    }

    /// What means something must not be taken for another where there are few colours.
    private func status(
        _ light: Theme.Color,
        _ dark: Theme.Color,
        increased moreLight: Theme.Color,
        _ moreDark: Theme.Color,
        as lightName: Theme.Color.ANSI,
        _ darkName: Theme.Color.ANSI
    ) -> RoleRegistry.Default {
        opaque(
            light.shown(as: lightName),
            dark.shown(as: darkName),
            increased: moreLight.shown(as: lightName),
            moreDark.shown(as: darkName)
        )
    }

    private func ink(
        _ light: Double,
        _ dark: Double,
        increased moreLight: Double,
        _ moreDark: Double
    ) -> RoleRegistry.Default {
        opaque(
            .init(white: 0, alpha: light),
            .init(white: 1, alpha: dark),
            increased: .init(white: 0, alpha: moreLight),
            .init(white: 1, alpha: moreDark)
        )
    }
}
