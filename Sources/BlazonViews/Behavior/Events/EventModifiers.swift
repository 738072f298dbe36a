/// Keys that are held down beside another one.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    /// One bit a key.
    public let rawValue: UInt8
    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = EventModifiers(rawValue: 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 2)
    /// Alt, or Option.
    public static let option = EventModifiers(rawValue: 4)
    /// Super, or Command.
    public static let command = EventModifiers(rawValue: 8)
}
