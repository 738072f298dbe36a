/// Keys and values: quoted in either way, or bare.
extension StringsFileParser {
    func startsWord(_ byte: UInt8) -> Bool {
        byte == .quote || byte == .apostrophe || isBare(byte)
    }

    /// Whether a character may stand in a word without quotation marks.
    func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), .slash, .colon, .dot, .minus: true
        default: false
        }
    }

    /// Reads the word at this place, past its end.
    ///
    /// - Returns: Nil where there is no going on after it: the parser stands where it can go on.
    mutating func readWord(limit: Int) -> Word? {
        let start = offset
        guard let mark = peek(), mark == .quote || mark == .apostrophe else { return readBareWord(limit: limit) }
        guard let (end, hasEscapes) = endOfQuotedWord(from: start + 1, mark: mark) else {
            reportUnclosedWord(from: start, mark: mark)
            return nil
        }
        let content = start + 1..<end
        offset = end + 1
        guard isWithin(limit, content, of: start) else { return nil }
        trivia = Trivia()
        let text = hasEscapes ? unescapedText(in: content) : source.text(in: content)
        return Word(range: start..<offset, text: text)
    }

    /// The place of the mark that closes a word, and whether an escape stands before it.
    private func endOfQuotedWord(from start: Int, mark: UInt8) -> (end: Int, hasEscapes: Bool)? {
        guard let first = bytes.firstIndex(of: mark, from: start) else { return nil }
        // Most words have no escape, and end at the first mark.
        if bytes.firstIndex(of: .backslash, from: start, before: first) == nil { return (first, false) }
        var end = start
        while end < bytes.count {
            if bytes[end] == mark { return (end, true) }
            end += bytes[end] == .backslash ? 2 : 1
        }
        return nil
    }

    private mutating func readBareWord(limit: Int) -> Word? {
        let start = offset
        while offset < bytes.count, isBare(bytes[offset]) { offset += 1 }
        guard isWithin(limit, start..<offset, of: start) else { return nil }
        trivia = Trivia()
        return Word(range: start..<offset, text: source.text(in: start..<offset))
    }

    private mutating func isWithin(_ limit: Int, _ content: Range<Int>, of start: Int) -> Bool {
        if content.count <= limit { return true }
        log.stop("\(content.count) bytes of text, expected at most \(limit)", atOffset: start)
        return false
    }

    /// A word that spans lines, and has something on its last line that cannot follow it, lacks its closing mark.
    ///
    /// - Returns: Whether that is so: the parser then stands on the line after the one that it begins in.
    mutating func resumeAfterMissingQuote(of word: Word) -> Bool {
        let mark = bytes[word.range.lowerBound]
        guard mark == .quote || mark == .apostrophe, !trivia.hasLineBreak, peek() != nil,
            bytes[word.range].contains(where: \.isLineBreak)
        else { return false }
        reportUnclosedWord(from: word.range.lowerBound, mark: mark)
        return true
    }

    /// Reports a word that has no closing mark, and goes on as though it ended with its line.
    private mutating func reportUnclosedWord(from start: Int, mark: UInt8) {
        let name = mark == .quote ? "\"" : "'"
        log.error("unterminated string, expected a closing \(name)", atOffset: start)
        offset = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
        trivia = Trivia()
    }
}
