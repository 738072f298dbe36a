/// Blanks and comments, and moving from token to token.
extension StringsFileParser {
    func peek() -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Whether characters stand at a place.
    func hasBytes(_ first: UInt8, _ second: UInt8, at place: Int) -> Bool {
        place + 1 < bytes.count && bytes[place] == first && bytes[place + 1] == second
    }

    /// Goes past a token of one character: comments belong to what follows from here.
    mutating func advancePastToken() {
        offset += 1
        trivia = Trivia()
    }

    /// Goes to the next token.
    mutating func skipTrivia() {
        while offset < bytes.count {
            switch bytes[offset] {
            case .space, .tab, 0x0B, 0x0C:
                offset += 1
            case .lineFeed:
                offset += 1
                noteLineBreak()
            case .carriageReturn:
                offset += hasBytes(.carriageReturn, .lineFeed, at: offset) ? 2 : 1
                noteLineBreak()
            case .slash:
                if hasBytes(.slash, .slash, at: offset) {
                    skipLineComment()
                } else if hasBytes(.slash, .asterisk, at: offset) {
                    skipBlockComment()
                } else {
                    return
                }
            case 0xE2 where isUnicodeLineBreak(at: offset):
                offset += 3
                noteLineBreak()
            case 0xEF where hasBytes(0xBB, 0xBF, at: offset + 1):
                log.warning("byte order mark in the middle of the file", atOffset: offset)
                offset += 3
            default: return
            }
        }
    }

    /// Whether the line or paragraph separator of Unicode stands at a place; Foundation takes both for line breaks.
    private func isUnicodeLineBreak(at place: Int) -> Bool {
        hasBytes(0x80, 0xA8, at: place + 1) || hasBytes(0x80, 0xA9, at: place + 1)
    }

    private mutating func noteLineBreak() {
        trivia.hasLineBreak = true
        trivia.lineBreaks += 1
        // A comment behind an entry, in its line, is about that entry and not about the next.
        if trivia.comment?.isBesideToken == true { trivia.comment = nil }
    }

    private mutating func skipLineComment() {
        let start = offset
        while offset < bytes.count, !bytes[offset].isLineBreak,
            !(bytes[offset] == 0xE2 && isUnicodeLineBreak(at: offset))
        {
            offset += 1
        }
        // Lines that follow each other are one comment.
        if let before = trivia.comment, !before.isBlock, trivia.lineBreaks == 1 {
            noteComment(before.range.lowerBound..<offset, isBlock: false, isBesideToken: before.isBesideToken)
        } else {
            noteComment(start..<offset, isBlock: false, isBesideToken: isBesideToken(start))
        }
    }

    private mutating func skipBlockComment() {
        let start = offset
        let isBesideToken = isBesideToken(start)
        var end = start + 2
        while true {
            end = bytes.firstIndex(of: .asterisk, from: end) ?? bytes.count
            if end == bytes.count || hasBytes(.asterisk, .slash, at: end) { break }
            end += 1
        }
        if bytes.firstIndex(of: .lineFeed, from: start + 2, before: end) != nil { trivia.hasLineBreak = true }
        if end >= bytes.count { log.error("unterminated comment, expected \"*/\"", atOffset: start) }
        offset = min(end + 2, bytes.count)
        noteComment(start + 2..<min(end, bytes.count), isBlock: true, isBesideToken: isBesideToken)
    }

    private func isBesideToken(_ start: Int) -> Bool {
        !trivia.hasLineBreak && start > 0
    }

    private mutating func noteComment(_ range: Range<Int>, isBlock: Bool, isBesideToken: Bool) {
        trivia.comment = Trivia.Comment(range: range, isBlock: isBlock, isBesideToken: isBesideToken)
        trivia.lineBreaks = 0
    }

    /// The comment before this place, without its marks, its lines trimmed; nil where there is none.
    func commentText() -> String? {
        guard let comment = trivia.comment, source.isText(comment.range) else { return nil }
        return CommentText.trimmed(bytes[comment.range], mark: comment.isBlock ? nil : .slash)
    }
}
