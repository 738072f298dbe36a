import Blazon
import Testing

@Suite struct SystemThemeTests {
    @Test(
        arguments: [
            (.statusBar, "#E0E0E0", "#000000"), (.appBar, "#F5F5F5", "#212121"),
            (.highlightedAppBar, "#EEEEEE", "#424242"),
            (.background, "#FAFAFA", "#303030"), (.card, "#FFFFFF", "#424242"),
            (.highlightedCard, "#F5F5F5", "#303030"),
        ] as [(Theme.Role, String, String)]
    )
    func `a surface has the colour of Material Design`(role: Theme.Role, light: String, dark: String) {
        #expect(Theme.system.palette(for: .light)[role].hex == light)
        #expect(Theme.system.palette(for: .dark)[role].hex == dark)
    }

    @Test(
        arguments: [
            (.primaryText, .background, "#212121", "#FFFFFF"), (.primaryText, .card, "#212121", "#FFFFFF"),
            (.secondaryText, .background, "#737373", "#C1C1C1"), (.secondaryText, .card, "#757575", "#C6C6C6"),
            (.disabledText, .background, "#9B9B9B", "#989898"), (.disabledText, .card, "#9E9E9E", "#A1A1A1"),
            (.activeIcon, .background, "#737373", "#FFFFFF"), (.inactiveIcon, .background, "#9B9B9B", "#989898"),
            (.divider, .background, "#DCDCDC", "#494949"), (.divider, .card, "#E0E0E0", "#595959"),
        ] as [(Theme.Role, Theme.Role, String, String)]
    )
    func `a translucent role meets what it stands on`(role: Theme.Role, on: Theme.Role, light: String, dark: String) {
        for (variant, hex) in [(Theme.Variant.light, light), (.dark, dark)] {
            let palette = Theme.system.palette(for: variant)
            #expect(palette[role].composited(over: palette[on]).hex == hex, "\(variant)")
        }
    }

    @Test(arguments: Theme.Variant.allCases)
    func `37-high-contrast-theme: text reaches 4.5, and 7 at increased contrast`(variant: Theme.Variant) {
        let palette = Theme.system.palette(for: variant)
        let needed = variant.contrast == .increased ? 7 : 4.5
        let text: [Theme.Role] = [
            .primaryText, .secondaryText, .accent, .tint, .link, .success, .warning, .danger, .info,
        ]
        for surface in [Theme.Role.background, .card] {
            for role in text {
                let ratio = palette[role].contrastRatio(on: palette[surface])
                #expect(ratio >= needed, "\(role) on \(surface)")
            }
        }
    }

    @Test func `a dark divider can be seen, and inactive icons are the fainter ones`() {
        for variant in Theme.Variant.allCases {
            let palette = Theme.system.palette(for: variant)
            let background = palette[.background]
            #expect(palette[.divider].composited(over: background) != background)
            #expect(palette[.inactiveIcon].alpha < palette[.activeIcon].alpha)
        }
    }
}
