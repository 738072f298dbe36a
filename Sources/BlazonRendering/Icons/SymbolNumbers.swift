/// Reads the numbers and letters of path data one by one. Numbers may follow each other without a blank: `1.5.5-2`.
struct SymbolNumbers {
    private var rest: Substring.UTF8View

    init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

    /// The next letter, if one is next.
    mutating func letter() -> UInt8? {
        skipSeparators()
        guard let byte = rest.first, byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else {
            return nil
        }
        rest.removeFirst()
        return byte
    }

    /// The next number, if one is next and within a billion.
    mutating func number() -> Double? {
        skipSeparators()
        let start = rest
        skipSign()
        var digits = skipDigits()
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            digits += skipDigits()
        }
        guard digits > 0 else {
            rest = start
            return nil
        }
        if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
            let mantissa = rest
            rest.removeFirst()
            skipSign()
            if skipDigits() == 0 { rest = mantissa }
        }
        let text = Substring(start[..<rest.startIndex])
        guard let number = Double(text), abs(number) <= 1e9 else { return nil }
        return number
    }

    /// A flag of an arc, which may stand without a blank after it.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        rest.removeFirst()
        return byte == UInt8(ascii: "1")
    }

    mutating func all() -> [Double] {
        var numbers: [Double] = []
        while let number = number() { numbers.append(number) }
        return numbers
    }

    private mutating func skipSeparators() {
        rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    }

    private mutating func skipSign() {
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    }

    private mutating func skipDigits() -> Int {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest = rest.dropFirst(count)
        return count
    }
}
