/// The grammar: entries, and what may stand in the place of one.
extension StringsFileParser {
    /// Reads to the end of the file.
    mutating func readEntries() {
        skipTrivia()
        if peek() == .openingBrace {
            isBraced = true
            advancePastToken()
        }
        var isAfterEntry = false
        while !log.isStopped {
            skipTrivia()
            switch peek() {
            case nil:
                if isBraced { log.error("missing \"}\" at the end of the file", atOffset: offset) }
                return
            case .semicolon:
                log.error("unexpected \";\"\(isAfterEntry ? " after entry" : ", expected a key")", atOffset: offset)
                advancePastToken()
            case .closingBrace where isBraced:
                advancePastToken()
                return readAfterClosingBrace()
            case let byte? where startsWord(byte):
                readEntry()
                isAfterEntry = true
            default:
                reportUnexpectedCharacter(expected: "a key")
                skipToNextEntry()
            }
        }
    }

    private mutating func readAfterClosingBrace() {
        skipTrivia()
        if peek() != nil { reportUnexpectedCharacter(expected: "the end of the file after \"}\"") }
    }

    private mutating func readEntry() {
        let start = offset
        let comment = commentText()
        guard let key = readWord(limit: ParsingLimits.keyLength) else { return }
        skipTrivia()
        switch peek() {
        case .equals:
            advancePastToken()
            skipTrivia()
            readValue(of: key, comment: comment)
        case .semicolon:
            // The short form: the key is its own value.
            advancePastToken()
            guard let text = key.text else { return }
            let position = positions.position(at: start)
            add(
                StringEntry(
                    key: StringKey(text),
                    message: Message(text),
                    comment: comment,
                    position: position,
                    valuePosition: position
                )
            )
        default:
            if resumeAfterMissingQuote(of: key) { return }
            let isBeside = peek() != nil && !trivia.hasLineBreak
            let name = quotedName(of: key)
            log.error("expected \"=\" after key \(name)", atOffset: isBeside ? offset : key.range.upperBound)
            skipToNextEntry()
        }
    }

    private mutating func readValue(of key: Word, comment: String?) {
        switch peek() {
        case let byte? where startsWord(byte):
            guard let value = readWord(limit: ParsingLimits.textLength), readEnd(of: value) else { return }
            guard let keyText = key.text, let valueText = value.text else { return }
            add(
                StringEntry(
                    key: StringKey(keyText),
                    message: Message(valueText),
                    comment: comment,
                    position: positions.position(at: key.range.lowerBound),
                    valuePosition: positions.position(at: value.range.lowerBound)
                )
            )
        case .openingBrace, .openingParenthesis, .lessThan:
            let name = quotedName(of: key)
            log.error("expected a text as the value of key \(name), found a structure", atOffset: offset)
            skipGroup()
        case .semicolon:
            let name = quotedName(of: key)
            log.error("expected a value of key \(name) before \";\"", atOffset: offset)
            advancePastToken()
        default:
            reportUnexpectedCharacter(expected: "a value of key \(quotedName(of: key))")
            skipToNextEntry()
        }
    }

    /// Reads the semicolon after a value, or says that there is none.
    ///
    /// - Returns: Whether the value is one. It is not where more of it seems to follow, as after a quotation mark that
    ///   was to be part of it.
    private mutating func readEnd(of value: Word) -> Bool {
        let end = offset
        skipTrivia()
        if peek() == .semicolon {
            advancePastToken()
            return true
        }
        let isAtEnd = peek() == nil || isBraced && peek() == .closingBrace
        // An unquoted word that touches the value is more likely a piece of it than the next key.
        let isNextEntry = startsEntry(at: offset) && (offset > end || peek() == .quote)
        if isAtEnd || trivia.hasLineBreak || isNextEntry {
            log.error("missing \";\"", atOffset: end)
            return true
        }
        if resumeAfterMissingQuote(of: value) { return false }
        log.error("missing \";\" (unescaped quote in value?)", atOffset: end)
        skipToNextEntry()
        return false
    }

    private func quotedName(of key: Word) -> String {
        (key.text ?? String(decoding: bytes[key.range], as: UTF8.self)).quoted
    }
}
