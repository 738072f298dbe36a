import Blazon

/// The two colours of a theme that everything else is drawn on and mixed with.
///
/// They are taken from the palette once, since a colour is copied for each run of text, and a palette is not copied for
/// nothing.
struct UsualColors {
    let text: Theme.Color
    let background: Theme.Color

    init(_ palette: Theme.Palette) {
        text = palette[.primaryText]
        background = palette[.background]
    }
}
