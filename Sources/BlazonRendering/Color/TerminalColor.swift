/// A colour as a terminal is told it.
public enum TerminalColor: Sendable, Hashable {
    /// Whatever the terminal's user chose for text and background.
    case `default`
    /// One of the sixteen that the user chooses, 0–15.
    case named(UInt8)
    /// One of the cube or the greys, 16–255.
    case indexed(UInt8)
    /// Exactly this colour.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
