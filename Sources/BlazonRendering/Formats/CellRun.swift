public import Blazon
public import BlazonViews

/// A piece of a line of cells that looks the same throughout: what a toolkit of cells draws in one go.
public struct CellRun: Sendable, Hashable {
    /// The glyphs; no control characters are among them.
    public var text: String
    /// How many cells they take.
    public var width: Int
    /// The colour of the glyphs, which is opaque; nil for the terminal's own.
    public var foreground: Theme.Color?
    /// The colour behind them, which is opaque; nil for the terminal's own.
    public var background: Theme.Color?
    /// Bold, underlined, …
    public var attributes: Node.StyledText.Attributes
}

extension Node {
    /// Draws the tree, and gives what was drawn as lines of runs, for a toolkit that has cells of its own, such as ncurses.
    ///
    /// ```swift
    /// let node = Text("Hi").bold().padding(.horizontal, 1).node()
    /// node.cellRuns().first?.map(\.text)        // [" ", "Hi", " "]
    /// ```
    ///
    /// What is drawn is the same as by `rendered(as:theme:variant:width:height:options:)`. Each line is as wide as
    /// all others, blanks at its end included.
    ///
    /// - Parameters:
    ///   - theme: Gives the roles their colours, and words and glyphs where it has any of its own.
    ///   - variant: Light or dark, standard or increased contrast.
    ///   - width: In cells, from 0; nil for the width that the tree has ideally.
    ///   - height: In lines, from 0; nil for as many as the tree has ideally.
    ///   - options: How text becomes cells.
    /// - Returns: The runs of each line, from leading to trailing. None is empty.
    public func cellRuns(
        theme: Theme = .system,
        variant: Theme.Variant = .light,
        width: Int? = nil,
        height: Int? = nil,
        options: TextOptions = TextOptions()
    ) -> [[CellRun]] {
        let surface = surface(theme: theme, variant: variant, width: width, height: height, options: options)
        return (0..<surface.height).map { row in
            var runs: [CellRun] = []
            var style: CellStyle?
            for cell in surface.row(row) where cell.width > 0 {
                if cell.style != style {
                    style = cell.style
                    runs.append(
                        CellRun(
                            text: "",
                            width: 0,
                            foreground: cell.style.foreground.color,
                            background: cell.style.background.color,
                            attributes: cell.style.attributes
                        )
                    )
                }
                runs[runs.count - 1].text.append(cell.character)
                runs[runs.count - 1].width += Int(cell.width)
            }
            return runs
        }
    }
}
