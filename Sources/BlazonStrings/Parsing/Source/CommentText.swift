/// Makes of a comment in a file what a translator is to read.
enum CommentText {
    /// Without blanks around its lines and without empty lines around it all; nil where nothing is left.
    static func trimmed(_ text: String) -> String? {
        joined(lines(of: text))
    }

    static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(trimmed)
    }

    static func trimmed(_ line: Substring) -> Substring {
        guard let first = line.firstIndex(where: { !$0.isWhitespace }),
            let last = line.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return line[first...last]
    }

    static func joined(_ lines: [Substring]) -> String? {
        guard let first = lines.firstIndex(where: { !$0.isEmpty }),
            let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return nil }
        return lines[first...last].joined(separator: "\n")
    }
}
