import Blazon

/// What colours were brought to, by the colour: an open hash table, since a dictionary's hashing would cost more than the rest.
struct ColorMemo: Sendable {
    /// A colour and what it was brought to; 0 for a free place. The top byte of a colour is never 0. The count is a power of
    /// two, and at least half of the places are free.
    private var places: [UInt64] = []
    private var count = 0

    /// When there are more, all are forgotten.
    private static let limit = 1 << 16

    mutating func value(of color: CellColor, or compute: (Theme.Color) -> UInt8) -> UInt8 {
        if places.isEmpty { places = Array(repeating: 0, count: 64) }
        let place = self.place(of: color.bits)
        if places[place] > 0 { return UInt8(truncatingIfNeeded: places[place]) }
        let value = compute(Theme.Color(red: color.red, green: color.green, blue: color.blue))
        insert(UInt64(color.bits) << 8 | UInt64(value))
        return value
    }

    private mutating func insert(_ entry: UInt64) {
        if count == Self.limit {
            places = Array(repeating: 0, count: 64)
            count = 0
        } else if count >= places.count / 2 {
            let entries = places
            places = Array(repeating: 0, count: 2 * entries.count)
            for entry in entries where entry > 0 { places[place(of: UInt32(truncatingIfNeeded: entry >> 8))] = entry }
        }
        places[place(of: UInt32(truncatingIfNeeded: entry >> 8))] = entry
        count += 1
    }

    /// Where a colour stands, or the free place where it would.
    private func place(of bits: UInt32) -> Int {
        // Fibonacci hashing: the multiplier is 2³² over the golden ratio, and the high bits are the better ones.
        var place = Int((bits &* 0x9E37_79B9) >> 12) & (places.count - 1)
        while places[place] > 0, UInt32(truncatingIfNeeded: places[place] >> 8) != bits {
            place = (place + 1) & (places.count - 1)
        }
        return place
    }
}
