/// Finds the slot of a component by its address: a table with open addressing of slot numbers, which is filled to between
/// seven twelfths and seven eighths.
///
/// An address cannot mislead. With unowned references it stays taken while the slot stands; with weak ones the caller asks
/// whether the slot's component is alive.
struct IdentityIndex {
    /// A slot's number plus one; zero where nothing is.
    private var table: [UInt32] = []
    private var count = 0

    /// The number of the slot whose component has this address, as `address` tells of each number.
    func number(for key: UnsafeRawPointer, address: (Int) -> UnsafeRawPointer) -> Int? {
        guard !table.isEmpty else { return nil }
        var place = firstPlace(for: key)
        while table[place] != 0 {
            let number = Int(table[place]) - 1
            if address(number) == key { return number }
            place = next(place)
        }
        return nil
    }

    /// Sets the number for an address, in place of one that stood for it.
    mutating func set(_ number: Int, for key: UnsafeRawPointer, address: (Int) -> UnsafeRawPointer) {
        if (count + 1) * 8 > table.count * 7 { grow(address: address) }
        var place = firstPlace(for: key)
        while table[place] != 0, address(Int(table[place]) - 1) != key { place = next(place) }
        if table[place] == 0 { count += 1 }
        table[place] = UInt32(truncatingIfNeeded: number + 1)
    }

    /// Starts anew for so many slots.
    mutating func rebuild(count slots: Int, address: (Int) -> UnsafeRawPointer) {
        table = Array(repeating: 0, count: max(64, (slots + 1) * 12 / 7))
        count = 0
        for number in 0..<slots { set(number, for: address(number), address: address) }
    }

    private mutating func grow(address: (Int) -> UnsafeRawPointer) {
        let old = table
        table = Array(repeating: 0, count: max(64, old.count * 3 / 2))
        count = 0
        for entry in old where entry != 0 { set(Int(entry) - 1, for: address(Int(entry) - 1), address: address) }
    }

    private func next(_ place: Int) -> Int { place + 1 == table.count ? 0 : place + 1 }

    /// Objects are aligned to sixteen bytes, and neighbours in memory are often registered together: the multiplication by
    /// the golden ratio spreads them, and the upper half of the product is scaled to the table.
    private func firstPlace(for key: UnsafeRawPointer) -> Int {
        let hash = (UInt64(UInt(bitPattern: key)) >> 4) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: ((hash >> 32) &* UInt64(table.count)) >> 32)
    }
}
