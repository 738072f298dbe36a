package import Blazon

/// A colour as a cell holds it, in four bytes: opaque, or none at all.
///
/// A cell never holds a translucent colour. It was composited when it was painted, because only then is it known what it
/// was painted on. None is the terminal's own default.
package struct CellColor: Sendable, Hashable {
    /// `0xFFRRGGBB`, or 0 for none. Of a colour that names one of a terminal's sixteen, the first byte is that one's number
    /// and 0x80.
    let bits: UInt32

    /// No colour: whatever is usual where the cells are shown.
    package static let none = CellColor(bits: 0)

    private init(bits: UInt32) { self.bits = bits }

    /// The channels of a colour, without regard to its opacity.
    package init(_ color: Theme.Color) {
        let name = color.ansi.map { 0x80 | UInt32($0.rawValue) } ?? 0xFF
        bits = name << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }

    /// The colour, or nil for ``none``.
    package var color: Theme.Color? {
        self == .none ? nil : Theme.Color(red: red, green: green, blue: blue)
    }

    /// The number of the colour that a terminal of sixteen shows, where it was named.
    var ansi: UInt8? {
        let name = bits >> 24
        return name == 0 || name == 0xFF ? nil : UInt8(truncatingIfNeeded: name & 15)
    }

    var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
}
