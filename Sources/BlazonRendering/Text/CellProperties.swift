/// What measuring has to know of a scalar, in a byte.
struct CellProperties {
    /// The two lowest bits are the width; the others as below.
    private let bits: UInt8

    /// How many cells it takes when it stands alone.
    var width: Int { Int(bits & 3) }
    /// How many cells it takes when it stands alone, by option.
    @inline(__always)
    func width(_ ambiguousWidth: TextOptions.AmbiguousWidth) -> Int {
        ambiguousWidth == .wide && isAmbiguous ? 2 : width
    }
    /// Whether it takes two cells in East Asian fonts and one elsewhere: by option it is wide.
    var isAmbiguous: Bool { bits & 4 > 0 }
    /// Whether nothing ever joins it to a neighbour that stands alone as well: there is a boundary between the two.
    var standsAlone: Bool { bits & 8 == 0 }

    private static let narrow: UInt8 = 1
    private static let wide: UInt8 = 2

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20..<0x7F: bits = Self.narrow
        case 0..<0x20: bits = 0
        // The ideographs and syllables that most East Asian text consists of.
        case 0x3041..<0x3097, 0x30A0..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4: bits = Self.wide
        default: bits = Self.bits(of: scalar.value)
        }
    }

    /// Finds the last row that begins at or before a value.
    private static func bits(of value: UInt32) -> UInt8 {
        let starts = CellTable.starts
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] >> 4 <= value { low = middle + 1 } else { high = middle }
        }
        return UInt8(truncatingIfNeeded: starts[max(low - 1, 0)] & 15)
    }
}
