/// What a change of a ``ThemeStore`` was: from which theme and variant to which.
public struct ThemeChange: Sendable, Hashable {
    /// The theme that is active now.
    public let theme: Theme
    /// The variant that is active now.
    public let variant: Theme.Variant
    /// The theme before.
    public let previousTheme: Theme
    /// The variant before.
    public let previousVariant: Theme.Variant

    init(from old: ThemeStore.State, to new: ThemeStore.State) {
        theme = new.theme
        variant = new.variant
        previousTheme = old.theme
        previousVariant = old.variant
    }

    /// This change and a later one as one.
    func followed(by later: ThemeStore.State) -> ThemeChange {
        ThemeChange(from: ThemeStore.State(theme: previousTheme, variant: previousVariant), to: later)
    }

    /// The colours that are active now.
    public var palette: Theme.Palette { theme.palette(for: variant) }
    /// The colours before.
    public var previousPalette: Theme.Palette { previousTheme.palette(for: previousVariant) }
}
