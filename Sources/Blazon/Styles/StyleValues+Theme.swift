extension StyleValues {
    private enum ThemeKey: StyleKey {
        static var defaultValue: Theme { .system }
    }

    private enum VariantKey: StyleKey {
        static var defaultValue: Theme.Variant { .light }
    }

    /// The theme that holds here; ``Theme/system`` at the root.
    public var theme: Theme {
        get {
            StyleReads.everything.record()
            return self[ThemeKey.self]
        }
        set { self[ThemeKey.self] = newValue }
    }

    /// Light or dark at which contrast; light at standard contrast at the root.
    public var variant: Theme.Variant {
        get {
            StyleReads.variant.record()
            return self[VariantKey.self]
        }
        set { self[VariantKey.self] = newValue }
    }

    /// The colours of the theme and variant that hold here.
    public var palette: Theme.Palette { snapshot.theme.palette(for: snapshot.variant) }

    /// The theme and the variant, which are not noted as read.
    package var snapshot: ThemeStore.State {
        ThemeStore.State(theme: self[ThemeKey.self], variant: self[VariantKey.self])
    }
}

extension StyleValues {
    /// What a view gets that stands under nothing but a theme.
    package init(theme: Theme, variant: Theme.Variant) {
        self.init()
        self.theme = theme
        self.variant = variant
    }
}
