/// How many colours an output can show.
public enum ColorProfile: String, Sendable, Hashable, CaseIterable {
    /// No colour at all; bold, underline and the like stay.
    case none
    /// The sixteen colours that a terminal's user chooses.
    case ansi16
    /// The colour cube and the greys of xterm.
    case ansi256
    /// Every colour, exactly.
    case trueColor
}
