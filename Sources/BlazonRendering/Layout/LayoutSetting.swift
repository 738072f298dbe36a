import Blazon

/// The theme that holds for a part of a tree; an object, since it is handed from node to node.
final class LayoutSetting {
    let theme: Theme
    let variant: Theme.Variant
    let palette: Theme.Palette
    let usual: UsualColors
    /// What the images of icons become.
    let icons: IconDrawing
    /// How text becomes cells.
    let options: TextOptions

    init(theme: Theme, variant: Theme.Variant, icons: IconDrawing, options: TextOptions) {
        self.theme = theme
        self.variant = variant
        self.icons = icons
        self.options = options
        palette = theme.palette(for: variant)
        usual = UsualColors(palette)
    }
}
