import Blazon
import BlazonViews

/// What glyphs are drawn with: a colour that knows what it becomes on the background that it meets.
struct Ink {
    /// Nil for what is usual: no colour of its own on a cell without a background, else the theme's primary text.
    var color: Theme.Color?
    var attributes: Node.StyledText.Attributes = []
    /// As an index of ``Surface/links``.
    var link: UInt32 = 0
    /// Those of the theme that holds where the glyphs are drawn.
    var usual: UsualColors

    /// The colour on a cell of some background. A translucent colour on a cell without one meets the theme's background.
    func foreground(on background: CellColor) -> CellColor {
        guard let color else {
            return background.color.map { CellColor(usual.text.composited(over: $0)) } ?? .none
        }
        if color.isOpaque { return CellColor(color) }
        return CellColor(color.composited(over: background.color ?? usual.background))
    }
}
