/// Going on after a fault.
extension StringsFileParser {
    /// Reports the character at this place, unless it is none, which has been reported.
    mutating func reportUnexpectedCharacter(expected: String) {
        if offset == bytes.count {
            log.error("unexpected end of the file, expected \(expected)", atOffset: offset)
        } else if let character = source.character(at: offset) {
            log.error("unexpected \(character.quoted), expected \(expected)", atOffset: offset)
        }
    }

    /// Goes to the likely end of an entry that could not be read: a semicolon that ends its line or comes before what looks
    /// like an entry, or a line that begins like an entry or with a comment.
    mutating func skipToNextEntry() {
        if trivia.hasLineBreak, startsEntry(at: offset) { return }
        trivia = Trivia()
        if offset < bytes.count, !bytes[offset].isLineBreak, bytes[offset] != .semicolon { offset += 1 }
        while offset < bytes.count {
            let byte = bytes[offset]
            guard byte == .semicolon || byte.isLineBreak else {
                offset += 1
                continue
            }
            let next = bytes[(offset + 1)...].firstIndex { !$0.isBlank } ?? bytes.count
            let isBeforeComment = hasBytes(.slash, .slash, at: next) || hasBytes(.slash, .asterisk, at: next)
            if startsEntry(at: next) || isBeforeComment || isEnd(next, after: byte) {
                if byte == .semicolon { offset += 1 }
                return
            }
            // Blanks are passed over once.
            offset = next
        }
    }

    private func isEnd(_ next: Int, after byte: UInt8) -> Bool {
        guard next < bytes.count else { return true }
        return isBraced && bytes[next] == .closingBrace || byte == .semicolon && bytes[next].isLineBreak
    }

    /// Whether a key and an equals sign stand at a place, in one line.
    ///
    /// To look no further than the line keeps the search short however often it is made.
    func startsEntry(at start: Int) -> Bool {
        guard start < bytes.count, startsWord(bytes[start]) else { return false }
        var end = start + 1
        if isBare(bytes[start]) {
            while end < bytes.count, isBare(bytes[end]) { end += 1 }
        } else {
            while end < bytes.count, bytes[end] != bytes[start] {
                if bytes[end].isLineBreak { return false }
                end += bytes[end] == .backslash ? 2 : 1
            }
            end += 1
        }
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return end < bytes.count && bytes[end] == .equals
    }

    /// Goes past a dictionary, an array or data, and the semicolon behind it.
    mutating func skipGroup() {
        let start = offset
        guard !hasUnclosedGroup, let end = endOfGroup() else {
            hasUnclosedGroup = true
            if log.isStopped { return }
            offset = start
            skipToNextEntry()
            return
        }
        offset = end
        trivia = Trivia()
        skipTrivia()
        if peek() == .semicolon { advancePastToken() }
    }

    /// The place after the bracket that closes the one at this place; nil where there is none, or too many open.
    private mutating func endOfGroup() -> Int? {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case .openingBrace, .openingParenthesis, .lessThan:
                depth += 1
                guard depth <= ParsingLimits.nesting else {
                    log.stop("more than \(ParsingLimits.nesting) levels of nesting", atOffset: offset)
                    return nil
                }
                offset += 1
            case .closingBrace, .closingParenthesis, .greaterThan:
                depth -= 1
                offset += 1
                if depth == 0 { return offset }
            case .quote, .apostrophe:
                skipQuoted()
            case .slash where hasBytes(.slash, .slash, at: offset) || hasBytes(.slash, .asterisk, at: offset):
                skipTrivia()
            default:
                offset += 1
            }
        }
        return nil
    }

    private mutating func skipQuoted() {
        let mark = bytes[offset]
        offset += 1
        while offset < bytes.count, bytes[offset] != mark { offset += bytes[offset] == .backslash ? 2 : 1 }
        offset = min(offset + 1, bytes.count)
    }
}
