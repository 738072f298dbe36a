/// A glyph in four bytes: one scalar, or the number of a longer cluster in a ``ClusterTable``, with the cells it takes.
///
/// Nearly all glyphs are one scalar. So a row of them is plain memory, which is copied and compared as such.
struct GlyphCode: Sendable, Hashable {
    /// From the lowest: 21 bits for the scalar or the number, one that says which, two for the width.
    private let bits: UInt32

    private static let clusterFlag: UInt32 = 1 << 21
    private static let widthShift: UInt32 = 22
    /// How many clusters can be numbered.
    static let clusterLimit = Int(clusterFlag)

    static let blank = GlyphCode(ascii: 0x20)
    /// Stands in the second cell of a wide glyph.
    static let secondHalf = GlyphCode(" ", width: 0)

    /// One scalar.
    init(_ scalar: Unicode.Scalar, width: Int) {
        bits = scalar.value | UInt32(truncatingIfNeeded: width) << Self.widthShift
    }

    /// A printable ASCII character.
    init(ascii byte: UInt8) {
        bits = UInt32(byte) | 1 << Self.widthShift
    }

    /// A cluster of several scalars.
    ///
    /// - Parameter number: Below ``clusterLimit``.
    init(cluster number: Int, width: Int) {
        let number = UInt32(truncatingIfNeeded: number) & (Self.clusterFlag - 1)
        bits = number | Self.clusterFlag | UInt32(truncatingIfNeeded: width) << Self.widthShift
    }

    /// In cells: 1 or 2, and 0 for the second half of a wide glyph.
    var width: Int { Int(bits >> Self.widthShift) }

    /// The number of the cluster; nil for one scalar.
    var cluster: Int? { bits & Self.clusterFlag == 0 ? nil : Int(bits & (Self.clusterFlag - 1)) }

    /// The scalar; nil for a cluster of several.
    var scalar: Unicode.Scalar? {
        bits & Self.clusterFlag == 0 ? Unicode.Scalar(bits & (Self.clusterFlag - 1)) : nil
    }

    /// Whether nothing is seen of it.
    var isBlank: Bool { ascii == 0x20 }

    /// The character where it is ASCII, else 0.
    var ascii: UInt8 {
        let value = bits & (Self.clusterFlag << 1 - 1)
        return value < 0x80 ? UInt8(truncatingIfNeeded: value) : 0
    }
}
