import Blazon

/// The colours of a picture, where a terminal would use its own for cells that have none.
struct PictureColors {
    /// The theme's background, over white where it is translucent.
    let background: Theme.Color
    /// The theme's primary text on its background.
    let foreground: Theme.Color

    init(_ palette: Theme.Palette) {
        background = palette[.background].composited(over: .white)
        foreground = palette[.primaryText].composited(over: background)
    }

    func background(of style: CellStyle) -> Theme.Color { style.background.color ?? background }
    func foreground(of style: CellStyle) -> Theme.Color { style.foreground.color ?? foreground }

    /// The shortest name of an opaque colour.
    static func name(_ color: Theme.Color) -> String {
        let hex = Array(color.hex.utf8)
        guard hex.count == 7, hex[1] == hex[2], hex[3] == hex[4], hex[5] == hex[6] else { return color.hex }
        return String(decoding: [hex[0], hex[1], hex[3], hex[5]], as: UTF8.self)
    }

    /// Monospaced on every system, and the same wherever the same system is.
    static let fonts = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
}
