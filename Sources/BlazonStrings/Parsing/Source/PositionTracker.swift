/// Tells line and column of byte offsets.
///
/// It goes along with a parser: asked in ascending order, it passes over each byte once, and counts characters only
/// where a line has others than ASCII before the place asked for. Any other order is right too, but slower.
struct PositionTracker {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The place of a byte; of the end of the file where there is no such byte.
    mutating func position(at target: Int) -> SourcePosition {
        let target = min(target, bytes.count)
        if target < offset { (offset, line, column) = (0, 1, 1) }
        var start = offset
        var isASCII = true
        // Of all that a parser does this passes over the most bytes.
        bytes.withUnsafeBufferPointer { bytes in
            var place = offset
            while place < target {
                let byte = bytes[place]
                place &+= 1
                // Neither a control character nor beyond ASCII, as most bytes are.
                if byte &- 14 < 114 { continue }
                if !byte.isASCII { isASCII = false }
                guard byte.isLineBreak else { continue }
                // A carriage return before a line feed is part of that line break.
                if byte == .carriageReturn, place < bytes.count, bytes[place] == .lineFeed { continue }
                line += 1
                column = 1
                start = place
                isASCII = true
            }
        }
        offset = target
        column += isASCII ? target - start : String(decoding: bytes[start..<target], as: UTF8.self).count
        return SourcePosition(line: line, column: column)
    }
}
