/// Makes of a comment in a file what a translator is to read.
enum CommentText {
    /// A comment without blanks around its lines and without empty lines around it all; nil where nothing is left.
    ///
    /// - Parameters:
    ///   - text: The comment in UTF-8.
    ///   - mark: What begins each of its lines and is no part of it, in any number.
    static func trimmed(_ text: ArraySlice<UInt8>, mark: UInt8? = nil) -> String? {
        // Most comments have one line, and need not be put together.
        if !text.contains(where: { $0.isLineBreak }) {
            let line = withoutMarks(text, mark)
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
        var lines: [ArraySlice<UInt8>] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isLineBreak }) {
            let line = withoutMarks(line, mark)
            if !line.isEmpty || !lines.isEmpty { lines.append(line) }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.isEmpty ? nil : lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    private static func withoutMarks(_ line: ArraySlice<UInt8>, _ mark: UInt8?) -> ArraySlice<UInt8> {
        guard let mark else { return trimmed(line) }
        return trimmed(trimmed(line).drop { $0 == mark })
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = line.drop { $0.isBlank }
        guard let last = rest.lastIndex(where: { !$0.isBlank }) else { return [] }
        return rest[...last]
    }
}
