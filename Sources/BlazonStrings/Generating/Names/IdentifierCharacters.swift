/// The characters of names, as the grammar of Swift lists them, without those that nobody would see.
enum IdentifierCharacters {
    static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
        canContinue(scalar) && !isDigitOrMark(scalar.value)
    }

    static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x80 {
            return scalar == "_" || 0x30...0x39 ~= value || 0x41...0x5A ~= value || 0x61...0x7A ~= value
        }
        guard !scalar.properties.isDefaultIgnorableCodePoint, scalar.properties.generalCategory != .unassigned else {
            return false
        }
        if value >= 0x10000 { return value & 0xFFFF <= 0xFFFD && value < 0xF0000 }
        return ranges.contains { $0 ~= value }
    }

    private static func isDigitOrMark(_ value: UInt32) -> Bool {
        switch value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    private static let ranges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x218F,
        0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
        0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFEF,
    ]
}
