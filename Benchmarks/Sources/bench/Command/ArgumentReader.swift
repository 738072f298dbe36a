/// Reads the words of a command line one by one.
struct ArgumentReader {
    private var rest: ArraySlice<String>

    init(_ arguments: [String]) { rest = arguments[...] }

    /// The next word; nil at the end.
    mutating func next() -> String? { rest.popFirst() }

    /// The word that belongs to one that was just read.
    mutating func value(of option: String) throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
        return value
    }

    /// A whole number from 1.
    mutating func number(of option: String) throws(UsageError) -> Int {
        try Self.number(value(of: option), of: option)
    }

    /// Whole numbers from 1, with commas between them, in ascending order.
    mutating func numbers(of option: String) throws(UsageError) -> [Int] {
        var numbers: Set<Int> = []
        for word in try value(of: option).split(separator: ",", omittingEmptySubsequences: false) {
            numbers.insert(try Self.number(String(word), of: option))
        }
        return numbers.sorted()
    }

    private static func number(_ word: String, of option: String) throws(UsageError) -> Int {
        guard let number = Int(word), (1...10_000_000).contains(number) else {
            throw UsageError("\(option) takes numbers from 1 to 10000000, not '\(word)'")
        }
        return number
    }
}
