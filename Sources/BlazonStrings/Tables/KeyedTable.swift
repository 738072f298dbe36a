import Foundation

/// What is found by a key of its own.
package protocol Keyed {
    var key: StringKey { get }
}

/// Elements by their keys, in the order in which they came.
///
/// A table of its own in place of a `Dictionary`, because it is searched for every word that is shown: the hash of a key
/// is a few multiplications, and its bytes are compared with bytes that lie together, so that a search retains nothing but
/// what it finds. That makes it several times as fast.
///
/// Open addressing: a power of two of slots, at most half of them taken, says where the elements stand. A key is looked
/// for from the slot that its hash names onwards, up to the first one that is free.
struct KeyedTable<Element: Keyed> {
    private(set) var elements: [Element] = []
    private var slots: [Slot] = []
    /// Kept here, since a look at a global costs as much as the rest of a hash.
    private let seed = KeyHash.seed
    /// The keys in UTF-8, one after the other.
    private var keys: [UInt8] = []

    private struct Slot {
        var hash: UInt32 = 0
        /// Where the key stands in ``keys``.
        var keyOffset: UInt32 = 0
        var keyLength: UInt32 = 0
        /// The index of the element plus one; 0 in a free slot.
        var number: UInt32 = 0
    }

    init(minimumCapacity: Int = 0) { grow(to: minimumCapacity) }

    /// - Parameter elements: Of those with one key the last is taken, in the place of the first.
    init(_ elements: some Collection<Element>) {
        self.init(minimumCapacity: elements.count)
        for element in elements {
            if let index = insert(element) { replace(at: index, with: element) }
        }
    }

    subscript(key: StringKey) -> Element? {
        let found = index(of: key)
        return found < 0 ? nil : elements[found]
    }

    @inline(__always)
    private func index(of key: StringKey) -> Int {
        let bytes = key.text.utf8.span
        return bytes.withUnsafeBytes { number(of: $0, hash: KeyHash.hash($0, seed: seed)) } - 1
    }

    /// Adds an element, unless there is one with its key.
    ///
    /// - Returns: Where that one stands; nil if there was none.
    mutating func insert(_ element: Element) -> Int? {
        if (elements.count + 1) * 2 > slots.count { grow(to: max(elements.count * 2, 4)) }
        let found: Int? = element.key.text.utf8.span.withUnsafeBytes { key -> Int? in
            let hash = KeyHash.hash(key, seed: seed)
            let taken = number(of: key, hash: hash)
            if taken > 0 { return taken - 1 }
            let slot = Slot(
                hash: hash,
                keyOffset: UInt32(truncatingIfNeeded: keys.count),
                keyLength: UInt32(truncatingIfNeeded: key.count),
                number: UInt32(truncatingIfNeeded: elements.count + 1)
            )
            put(slot)
            keys.append(contentsOf: key)
            return nil
        }
        if found == nil { elements.append(element) }
        return found
    }

    /// Puts another element with the same key in the place of one.
    mutating func replace(at index: Int, with element: Element) { elements[index] = element }

    /// Whose element stays where two have one key.
    enum Precedence { case own, other }

    /// Adds the elements of another table.
    mutating func merge(_ other: KeyedTable, precedence: Precedence) {
        // Most tables come from one file.
        if elements.isEmpty {
            self = other
            return
        }
        grow(to: elements.count + other.elements.count)
        for element in other.elements {
            if let index = insert(element), precedence == .other { replace(at: index, with: element) }
        }
    }

    /// The number in the slot of a key; 0 if there is none.
    @inline(__always)
    private func number(of key: UnsafeRawBufferPointer, hash: UInt32) -> Int {
        guard !slots.isEmpty else { return 0 }
        let mask = slots.count - 1
        var index = Int(hash) & mask
        while true {
            let slot = slots[index]
            if slot.number == 0 { return 0 }
            if slot.hash == hash, hasKey(key, slot) { return Int(slot.number) }
            index = (index + 1) & mask
        }
    }

    @inline(__always)
    private func hasKey(_ key: UnsafeRawBufferPointer, _ slot: Slot) -> Bool {
        guard slot.keyLength == key.count else { return false }
        return keys.withUnsafeBytes { keys in
            guard let start = key.baseAddress, let other = keys.baseAddress else { return true }
            return memcmp(start, other + Int(slot.keyOffset), key.count) == 0
        }
    }

    private mutating func put(_ slot: Slot) {
        let mask = slots.count - 1
        var index = Int(slot.hash) & mask
        while slots[index].number != 0 { index = (index + 1) & mask }
        slots[index] = slot
    }

    private mutating func grow(to count: Int) {
        guard count * 2 > slots.count else { return }
        var size = 4
        while size < count * 2 { size *= 2 }
        let old = slots
        slots = [Slot](repeating: Slot(), count: size)
        elements.reserveCapacity(count)
        for slot in old where slot.number != 0 { put(slot) }
    }
}

extension KeyedTable: Sendable where Element: Sendable {}
