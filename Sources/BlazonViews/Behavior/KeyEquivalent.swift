/// A key of a keyboard: the character that it types, or one that stands for what it does.
///
/// ```swift
/// component.send(.key("a"))
/// component.send(.key(.return))
/// component.send(.key(.tab, modifiers: .shift))
/// ```
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types.
    public let character: Character

    /// Makes a key of the character that it types.
    public init(_ character: Character) { self.character = character }

    /// Makes a key of the character that it types.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    // Keys that type nothing have the characters that AppKit gives them, from the private use area.

    /// The arrow that points up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow that points down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow that points to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow that points to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// To the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// To the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// A page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// A page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Deletes what stands before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// Deletes what stands after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Leaves things as they were.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Return, or Enter.
    public static let `return` = KeyEquivalent("\r")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// To the next control, and with shift to the one before.
    public static let tab = KeyEquivalent("\t")

    /// Whether it types something that can be seen, or a blank.
    var isPrintable: Bool {
        character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .privateUse, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }
}

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
