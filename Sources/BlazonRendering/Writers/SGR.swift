import BlazonViews

/// *Select graphic rendition* (ECMA-48, 8.3.117): the control sequences that change a terminal's colours and attributes.
enum SGR {
    /// Writes the shortest sequence that makes one look of another.
    static func write(from old: ANSILook, to new: ANSILook, _ bytes: inout [UInt8]) {
        // To turn things off one by one may be longer than to turn all off and begin anew.
        let isReset = new == .plain || old.hasMore(than: new) && length(of: .plain, new) + 2 < length(of: old, new)
        var sequence = SGRSequence()
        if isReset { sequence.append(0) }
        forEachNumber(from: isReset ? .plain : old, to: new) { sequence.append($0) }
        sequence.write(to: &bytes)
    }

    /// How many bytes the numbers take that make one look of another, each with the separator after it.
    private static func length(of old: ANSILook, _ new: ANSILook) -> Int {
        var length = 0
        forEachNumber(from: old, to: new) { length += $0 >= 100 ? 4 : $0 >= 10 ? 3 : 2 }
        return length
    }

    /// Calls a closure with what is different in another look: first what is off, then what is on.
    @inline(__always)
    private static func forEachNumber(from old: ANSILook, to new: ANSILook, _ body: (UInt8) -> Void) {
        if old.attributes != new.attributes {
            forEach(of: old.attributes.subtracting(new.attributes)) { body($0.off) }
            forEach(of: new.attributes.subtracting(old.attributes)) { body($0.on) }
        }
        if old.foreground != new.foreground { forEachNumber(of: new.foreground, base: 30, body) }
        if old.background != new.background { forEachNumber(of: new.background, base: 40, body) }
    }

    /// Calls a closure with each attribute of a set, and the codes that turn it on and off.
    @inline(__always)
    private static func forEach(
        of attributes: Node.StyledText.Attributes,
        _ body: ((on: UInt8, off: UInt8)) -> Void
    ) {
        if attributes.contains(.bold) { body((1, 22)) }
        if attributes.contains(.italic) { body((3, 23)) }
        if attributes.contains(.underline) { body((4, 24)) }
        if attributes.contains(.strikethrough) { body((9, 29)) }
    }

    /// - Parameter base: 30 for the glyph's colour, 40 for the one behind it.
    @inline(__always)
    private static func forEachNumber(of color: TerminalColor, base: UInt8, _ body: (UInt8) -> Void) {
        switch color {
        case .default:
            body(base + 9)
        case .named(let index):
            // The bright ones have numbers of their own.
            body(index < 8 ? base + index : base + 52 + index % 16)
        case .indexed(let index):
            body(base + 8)
            body(5)
            body(index)
        case .rgb(let red, let green, let blue):
            body(base + 8)
            body(2)
            body(red)
            body(green)
            body(blue)
        }
    }
}

extension ANSILook {
    /// Whether something is on that is off in another look.
    fileprivate func hasMore(than other: ANSILook) -> Bool {
        !attributes.isSubset(of: other.attributes)
            || foreground != .default && other.foreground == .default
            || background != .default && other.background == .default
    }
}
