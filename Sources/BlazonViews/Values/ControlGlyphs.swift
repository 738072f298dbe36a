/// The characters that controls are drawn of where there are no pixels; a part of a ``GlyphSet``.
///
/// A theme changes those that it wants otherwise:
///
/// ```swift
/// let theme = Theme(id: "crosses", basedOn: .system) { $0.glyphs.controls.checkboxOn = "[x]" }
/// ```
public struct ControlGlyphs: Sendable, Hashable {
    /// A switch that is on.
    public var switchOn: String
    /// A switch that is off.
    public var switchOff: String
    /// A switch that is partly on.
    public var switchMixed: String
    /// A box that is ticked.
    public var checkboxOn: String
    /// A box that is not ticked.
    public var checkboxOff: String
    /// A box that is partly ticked.
    public var checkboxMixed: String
    /// An option that is chosen.
    public var radioOn: String
    /// An option that is not chosen.
    public var radioOff: String
    /// Stands before what is chosen in a list.
    public var checkmark: String
    /// Stands before the row that is chosen.
    public var pointer: String
    /// Stands before content that is shown.
    public var expanded: String
    /// Stands before content that is hidden.
    public var collapsed: String
    /// Stands behind what opens a menu.
    public var menu: String
    /// One step less.
    public var decrement: String
    /// One step more.
    public var increment: String
    /// Where the bar of a slider begins.
    public var sliderLeading: String
    /// Where the bar of a slider ends.
    public var sliderTrailing: String
    /// Where the bar of a slider begins that hears the keyboard.
    public var lower: String
    /// Where the bar of a slider ends that hears the keyboard.
    public var upper: String
    /// A place on a scale.
    public var marker: String
    /// A scale.
    public var scale: String
    /// Where text is typed.
    public var caret: String
    /// A character that nobody is to see.
    public var bullet: String
    /// Where a button begins.
    public var buttonLeading: String
    /// Where a button ends.
    public var buttonTrailing: String
    /// Where a button begins that hears the keyboard.
    public var focusLeading: String
    /// Where a button ends that hears the keyboard.
    public var focusTrailing: String

    /// Lines, circles and arrows.
    public static let unicode = ControlGlyphs(
        switchOn: "──●",
        switchOff: "○──",
        switchMixed: "─◐─",
        checkboxOn: "[✓]",
        checkboxOff: "[ ]",
        checkboxMixed: "[–]",
        radioOn: "◉",
        radioOff: "○",
        checkmark: "✓",
        pointer: "▸",
        expanded: "▾",
        collapsed: "▸",
        menu: "▾",
        decrement: "−",
        increment: "+",
        sliderLeading: "├",
        sliderTrailing: "┤",
        lower: "◂",
        upper: "▸",
        marker: "●",
        scale: "─",
        caret: "▏",
        bullet: "•",
        buttonLeading: "[",
        buttonTrailing: "]",
        focusLeading: "▸",
        focusTrailing: "◂"
    )
    /// Nothing but ASCII.
    public static let ascii = ControlGlyphs(
        switchOn: "(-#)",
        switchOff: "(o-)",
        switchMixed: "(~~)",
        checkboxOn: "[x]",
        checkboxOff: "[ ]",
        checkboxMixed: "[-]",
        radioOn: "(*)",
        radioOff: "( )",
        checkmark: "*",
        pointer: ">",
        expanded: "v",
        collapsed: ">",
        menu: "v",
        decrement: "-",
        increment: "+",
        sliderLeading: "|",
        sliderTrailing: "|",
        lower: "<",
        upper: ">",
        marker: "O",
        scale: "-",
        caret: "|",
        bullet: "*",
        buttonLeading: "[",
        buttonTrailing: "]",
        focusLeading: ">",
        focusTrailing: "<"
    )
}
