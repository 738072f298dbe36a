import BlazonViews

/// The styles on a surface, each of them once, so that a cell needs no more than a number, and two cells look alike where their
/// numbers are equal.
struct StyleTable: Sendable, Equatable {
    /// By number. The first is plain.
    private(set) var styles: [CellStyle] = [.plain]
    /// An open hash table: one more than the number of a style, 0 where there is none. Its size is a power of two, and at
    /// least half of it is free.
    private var slots: [UInt32] = []

    /// So few are found sooner one by one.
    private static let fewCount = 8

    subscript(number: UInt32) -> CellStyle { styles[Int(number)] }

    /// The number of a style, which is new where the style is.
    mutating func number(of style: CellStyle) -> UInt32 {
        if style == .plain { return 0 }
        if styles.count <= Self.fewCount {
            if let number = styles.firstIndex(of: style) { return UInt32(truncatingIfNeeded: number) }
            styles.append(style)
            return UInt32(truncatingIfNeeded: styles.count - 1)
        }
        if slots.count < 2 * styles.count { grow() }
        var slot = style.hash & (slots.count - 1)
        while slots[slot] > 0 {
            let number = slots[slot] - 1
            if styles[Int(number)] == style { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        styles.append(style)
        slots[slot] = UInt32(truncatingIfNeeded: styles.count)
        return UInt32(truncatingIfNeeded: styles.count - 1)
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: max(4 * Self.fewCount, 2 * slots.count))
        for (number, style) in styles.enumerated().dropFirst() {
            var slot = style.hash & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
    }

    static func == (left: StyleTable, right: StyleTable) -> Bool { left.styles == right.styles }
}

extension CellStyle {
    /// For tables that live as long as a surface: quick, and not proof against those who choose colours to collide.
    fileprivate var hash: Int {
        let colors = UInt64(foreground.bits) << 32 | UInt64(background.bits)
        let rest = UInt64(link) << 8 | UInt64(attributes.rawValue)
        // The multipliers are 2⁶⁴ over the golden ratio, and a large prime; the high bits are the better ones.
        let mixed = (colors &* 0x9E37_79B9_7F4A_7C15) ^ (rest &* 0xC2B2_AE3D_27D4_EB4F)
        return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
