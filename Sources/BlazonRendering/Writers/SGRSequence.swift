/// One control sequence while it is put together: numbers with a semicolon between them.
///
/// It is held in place, since an array that grows byte by byte asks at each of them whether it may.
struct SGRSequence {
    private var bytes: InlineArray<64, UInt8>
    /// How many bytes the sequence has, without the letter at its end.
    private(set) var count = 1

    init() {
        bytes = InlineArray(repeating: 0)
        bytes[0] = 0x1B
    }

    /// The longest has two numbers for each of four attributes and six for each of two colours: 59 bytes.
    mutating func append(_ number: UInt8) {
        put(count == 1 ? UInt8(ascii: "[") : UInt8(ascii: ";"))
        if number >= 100 { put(UInt8(ascii: "0") + number / 100) }
        if number >= 10 { put(UInt8(ascii: "0") + number / 10 % 10) }
        put(UInt8(ascii: "0") + number % 10)
    }

    func write(to output: inout [UInt8]) {
        bytes.span.withUnsafeBufferPointer { output.append(contentsOf: $0[..<count]) }
        output.append(UInt8(ascii: "m"))
    }

    private mutating func put(_ byte: UInt8) {
        guard count < bytes.count else { return }
        bytes[count] = byte
        count += 1
    }
}
