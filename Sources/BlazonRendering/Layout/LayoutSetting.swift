import Blazon

/// The theme that holds for a part of a tree; an object, since it is handed from node to node.
final class LayoutSetting {
    let theme: Theme
    let variant: Theme.Variant
    let palette: Theme.Palette
    let usual: UsualColors
    /// What the images of icons become.
    let icons: IconDrawing

    init(theme: Theme, variant: Theme.Variant, icons: IconDrawing) {
        self.theme = theme
        self.variant = variant
        self.icons = icons
        palette = theme.palette(for: variant)
        usual = UsualColors(palette)
    }
}
