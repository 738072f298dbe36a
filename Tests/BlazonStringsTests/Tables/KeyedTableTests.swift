import Testing

@testable import BlazonStrings

@Suite struct KeyedTableTests {
    private struct Item: Keyed, Equatable {
        let key: StringKey
        let value: Int

        init(_ key: String, _ value: Int) {
            self.key = StringKey(key)
            self.value = value
        }
    }

    private typealias Table = KeyedTable<Item>

    @Test func `an empty table has nothing`() {
        #expect(Table()[StringKey("")] == nil)
        #expect(Table()[StringKey("a")] == nil)
        #expect(Table([Item]()).elements.isEmpty)
    }

    @Test func `each of many keys of all lengths finds its own element`() {
        // Up to 40 bytes: less than a word, a word, several, and ends that overlap.
        let keys = (0..<2000).map { String(repeating: "k", count: $0 % 37) + "\($0)" }
        var table = Table()
        for (value, key) in keys.enumerated() { #expect(table.insert(Item(key, value)) == nil) }
        #expect(table.elements.map(\.value) == Array(0..<2000))
        #expect(keys.map { table[StringKey($0)]?.value } == (0..<2000).map { $0 })
        #expect(keys.allSatisfy { table[StringKey($0 + "x")] == nil })
    }

    @Test func `a key that is there already is told, and changes nothing`() {
        var table = Table([Item("a", 1), Item("", 2)])
        #expect(table.insert(Item("", 3)) == 1)
        #expect(table.elements == [Item("a", 1), Item("", 2)])
        table.replace(at: 1, with: Item("", 3))
        #expect(table[StringKey("")] == Item("", 3))
    }

    @Test func `of several elements with one key the last stands in the place of the first`() {
        let table = Table([Item("a", 1), Item("b", 2), Item("a", 3)])
        #expect(table.elements == [Item("a", 3), Item("b", 2)])
    }

    @Test func `keys are compared by their bytes, not as characters`() {
        let table = Table([Item("\u{E9}", 1), Item("e\u{301}", 2)])
        #expect(table.elements.count == 2)
        #expect(table[StringKey("\u{E9}")]?.value == 1)
        #expect(table[StringKey("e\u{301}")]?.value == 2)
    }

    @Test(arguments: [(true, [1, 2, 4]), (false, [1, 3, 4])])
    func `merging keeps the elements that come first in the order`(
        isOwnKept: Bool,
        values: [Int]
    ) {
        var table = Table([Item("a", 1), Item("b", 2)])
        table.merge(Table([Item("b", 3), Item("c", 4)]), precedence: isOwnKept ? .own : .other)
        #expect(table.elements.map(\.value) == values)
        #expect(table[StringKey("c")]?.value == 4)
    }

    @Test func `a copy keeps what it had`() {
        let before = Table([Item("a", 1)])
        var after = before
        #expect(after.insert(Item("b", 2)) == nil)
        #expect(before[StringKey("b")] == nil)
        #expect(after[StringKey("a")]?.value == 1)
    }
}
