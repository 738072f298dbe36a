/// Finds the slot of a component by its address: a table with open addressing of slot numbers, five bytes a component
/// where it is well filled.
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
            place = (place + 1) & (table.count - 1)
        }
        return nil
    }

    /// Sets the number for an address, in place of one that stood for it.
    mutating func set(_ number: Int, for key: UnsafeRawPointer, address: (Int) -> UnsafeRawPointer) {
        if (count + 1) * 8 > table.count * 7 { grow(address: address) }
        var place = firstPlace(for: key)
        while table[place] != 0, address(Int(table[place]) - 1) != key { place = (place + 1) & (table.count - 1) }
        if table[place] == 0 { count += 1 }
        table[place] = UInt32(truncatingIfNeeded: number + 1)
    }

    /// Starts anew for so many slots.
    mutating func rebuild(count slots: Int, address: (Int) -> UnsafeRawPointer) {
        var size = 64
        while (slots + 1) * 8 > size * 7 { size *= 2 }
        table = Array(repeating: 0, count: size)
        count = 0
        for number in 0..<slots { set(number, for: address(number), address: address) }
    }

    private mutating func grow(address: (Int) -> UnsafeRawPointer) {
        let old = table
        table = Array(repeating: 0, count: max(64, old.count * 2))
        count = 0
        for entry in old where entry != 0 { set(Int(entry) - 1, for: address(Int(entry) - 1), address: address) }
    }

    /// Objects are aligned to sixteen bytes, and neighbours in memory are often registered together: the multiplication by
    /// the golden ratio spreads them.
    private func firstPlace(for key: UnsafeRawPointer) -> Int {
        let hash = (UInt(bitPattern: key) >> 4) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 20) & (table.count - 1)
    }
}
