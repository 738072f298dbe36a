import Blazon
import BlazonViews

/// What a control says of itself: `toggle "Wi-Fi": on (focused)`.
struct OutlineLine: CustomStringConvertible {
    let description: String

    init(_ control: Node.Control, theme: Theme) {
        let label = (control.accessibilityLabel ?? control.label).spokenWords(theme: theme)
        var line = control.kind.rawValue.sanitized()
        if !label.isEmpty { line += " \(label.quotedForOutline)" }
        if let value = control.spokenValue(theme: theme) { line += ": \(value)" }
        let states: [(Node.Control.State, String)] = [
            (.disabled, "disabled"), (.focused, "focused"), (.pressed, "pressed"), (.selected, "selected"),
        ]
        let notes =
            [control.role?.rawValue].compactMap { $0 } + states.filter { control.state.contains($0.0) }.map(\.1)
        if !notes.isEmpty { line += " (\(notes.joined(separator: ", ")))" }
        description = line
    }
}

extension Node.Control {
    fileprivate func spokenValue(theme: Theme) -> String? {
        switch value {
        case .none: nil
        case .fraction(let fraction): "\((fraction * 100).rounded().spoken) %"
        case .indeterminate: "under way"
        case .isOn(let isOn): isOn ? "on" : "off"
        case .mixed: "mixed"
        case .isExpanded(let isExpanded): isExpanded ? "expanded" : "collapsed"
        case .text(let text): text.quotedForOutline
        case .number(let number, let range):
            "\(number.spoken) of \(range.lowerBound.spoken) to \(range.upperBound.spoken)"
        case .selection(let index):
            index.map { index in
                items.indices.contains(index)
                    ? items[index].spokenWords(theme: theme).quotedForOutline : "row \(index + 1)"
            } ?? "nothing chosen"
        }
    }
}

extension Double {
    /// Whole numbers without a fraction.
    fileprivate var spoken: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension Node.StyledText {
    func words(theme: Theme) -> String { runs.map { $0.content.text(theme: theme) }.joined() }
}

extension Node {
    /// All texts in the order in which they are read, joined by blanks. A control inside gives its label.
    ///
    /// - Parameter depth: How deep the node lies; for what is too deep there is an ellipsis.
    func spokenWords(theme: Theme, depth: Int = 0) -> String {
        guard depth < LayoutContext.depthLimit else { return theme.glyphs.ellipsis }
        let inner = depth + 1
        return switch self {
        case .text(let text): text.words(theme: theme)
        case .control(let control):
            (control.accessibilityLabel ?? control.label).spokenWords(theme: theme, depth: inner)
        case .scope(let scope): scope.content.spokenWords(theme: scope.theme ?? theme, depth: inner)
        case .empty, .icon, .spacer, .divider, .fill, .stack, .layers, .grid, .scroll, .fits, .frame, .padding,
            .border, .background:
            parts.map { $0.spokenWords(theme: theme, depth: inner) }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}

extension String {
    /// On one line, between quotation marks, without what a terminal would obey, and with what is not seen as an escape.
    var quotedForOutline: String { sanitized().debugDescription.visible }
}
