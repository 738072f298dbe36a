import BlazonViews

/// *Select graphic rendition* (ECMA-48, 8.3.117): the control sequences that change a terminal's colours and attributes.
enum SGR {
    /// Writes the shortest sequence that makes one look of another.
    static func write(from old: ANSILook, to new: ANSILook, _ bytes: inout [UInt8]) {
        guard new != .plain else {
            bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "0"), UInt8(ascii: "m")]
            return
        }
        let start = bytes.count
        writeChange(from: old, to: new, isReset: false, &bytes)
        // To turn things off one by one may be longer than to turn all off and begin anew.
        guard old.hasMore(than: new) else { return }
        let middle = bytes.count
        writeChange(from: .plain, to: new, isReset: true, &bytes)
        if bytes.count - middle < middle - start {
            bytes.removeSubrange(start..<middle)
        } else {
            bytes.removeSubrange(middle...)
        }
    }

    /// Writes what is different in another look: first what is off, then what is on.
    private static func writeChange(
        from old: ANSILook,
        to new: ANSILook,
        isReset: Bool,
        _ bytes: inout [UInt8]
    ) {
        bytes.append(0x1B)
        var parameters = Parameters()
        if isReset { parameters.append(0, &bytes) }
        if old.attributes != new.attributes {
            forEach(of: old.attributes.subtracting(new.attributes)) { parameters.append($0.off, &bytes) }
            forEach(of: new.attributes.subtracting(old.attributes)) { parameters.append($0.on, &bytes) }
        }
        if old.foreground != new.foreground { parameters.append(new.foreground, base: 30, &bytes) }
        if old.background != new.background { parameters.append(new.background, base: 40, &bytes) }
        bytes.append(UInt8(ascii: "m"))
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
}

/// The numbers of one sequence, each with the separator before it.
private struct Parameters {
    private var separator = UInt8(ascii: "[")

    mutating func append(_ number: UInt8, _ bytes: inout [UInt8]) {
        bytes.append(separator)
        separator = UInt8(ascii: ";")
        if number >= 100 { bytes.append(UInt8(ascii: "0") + number / 100) }
        if number >= 10 { bytes.append(UInt8(ascii: "0") + number / 10 % 10) }
        bytes.append(UInt8(ascii: "0") + number % 10)
    }

    /// - Parameter base: 30 for the glyph's colour, 40 for the one behind it.
    mutating func append(_ color: TerminalColor, base: UInt8, _ bytes: inout [UInt8]) {
        switch color {
        case .default:
            append(base + 9, &bytes)
        case .named(let index):
            // The bright ones have numbers of their own.
            append(index < 8 ? base + index : base + 52 + index % 16, &bytes)
        case .indexed(let index):
            append(base + 8, &bytes)
            append(5, &bytes)
            append(index, &bytes)
        case .rgb(let red, let green, let blue):
            append(base + 8, &bytes)
            append(2, &bytes)
            append(red, &bytes)
            append(green, &bytes)
            append(blue, &bytes)
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
