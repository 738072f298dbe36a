/// Tags, and what stands between them.
extension PropertyListScanner {
    /// The tag at this place; nil where there is none, or one without an end.
    func peekTag() -> PropertyListTag? {
        guard offset < bytes.count, bytes[offset] == .lessThan else { return nil }
        var nameStart = offset + 1
        let isClosing = nameStart < bytes.count && bytes[nameStart] == .slash
        if isClosing { nameStart += 1 }
        var place = nameStart
        while place < bytes.count, bytes[place].isASCIILetter || bytes[place].isASCIIDigit { place += 1 }
        let element = PropertyListElement(name: bytes[nameStart..<place])
        var quote: UInt8?
        while place < bytes.count {
            let byte = bytes[place]
            if let mark = quote {
                if byte == mark { quote = nil }
            } else if byte == .greaterThan {
                let isEmpty = !isClosing && bytes[place - 1] == .slash
                return PropertyListTag(
                    element: element,
                    range: offset..<place + 1,
                    isClosing: isClosing,
                    isEmpty: isEmpty
                )
            } else if byte == .lessThan {
                return nil
            } else if byte == .quote || byte == .apostrophe {
                quote = byte
            }
            place += 1
        }
        return nil
    }

    func hasBytes(_ text: StaticString, at place: Int) -> Bool {
        text.withUTF8Buffer { text in
            guard place + text.count <= bytes.count else { return false }
            for index in text.indices where bytes[place + index] != text[index] { return false }
            return true
        }
    }

    /// Goes past what may stand before the first element.
    mutating func skipProlog() {
        skipMisc()
        while hasBytes("<!DOCTYPE", at: offset) {
            let start = offset
            while offset < bytes.count, bytes[offset] != .greaterThan, bytes[offset] != .openingBracket { offset += 1 }
            if offset < bytes.count, bytes[offset] == .openingBracket {
                log.error("declarations in the document type are not supported", atOffset: offset)
                while offset < bytes.count, bytes[offset] != .closingBracket { offset += 1 }
                while offset < bytes.count, bytes[offset] != .greaterThan { offset += 1 }
            }
            if offset == bytes.count { log.error("unterminated \"<!DOCTYPE\"", atOffset: start) }
            offset = min(offset + 1, bytes.count)
            skipMisc()
        }
    }

    /// Goes past blanks, comments and processing instructions.
    mutating func skipMisc() {
        while offset < bytes.count {
            if bytes[offset].isBlank || bytes[offset].isLineBreak {
                offset += 1
            } else if bytes[offset] == 0xEF, hasBytes("\u{FEFF}", at: offset) {
                log.warning("byte order mark in the middle of the file", atOffset: offset)
                offset += 3
            } else if bytes[offset] != .lessThan {
                return
            } else if hasBytes("<!--", at: offset) {
                comment = skipPast("-->", from: offset + 4, name: "comment")
            } else if hasBytes("<?", at: offset) {
                _ = skipPast("?>", from: offset + 2, name: "processing instruction")
            } else {
                return
            }
        }
    }

    /// Goes past the end of what began at this place.
    ///
    /// - Returns: What stands before that end.
    mutating func skipPast(_ end: StaticString, from start: Int, name: String) -> Range<Int> {
        let first = end.withUTF8Buffer { $0.first ?? 0 }
        var place = min(start, bytes.count)
        while place < bytes.count, !(bytes[place] == first && hasBytes(end, at: place)) { place += 1 }
        if place == bytes.count { log.error("unterminated \(name), expected \"\(end)\"", atOffset: offset) }
        offset = min(place + end.utf8CodeUnitCount, bytes.count)
        return min(start, place)..<place
    }

    mutating func readClosingTag(of element: PropertyListElement, openedAt start: Int) {
        skipMisc()
        if let tag = peekTag(), tag.isClosing, tag.element == element {
            offset = tag.range.upperBound
            comment = nil
        } else {
            log.error("\"<\(element.rawValue)>\" without \"</\(element.rawValue)>\"", atOffset: start)
        }
    }

    /// Reports what stands at this place, unless it is no text, which has been reported.
    mutating func reportUnexpected(expected: String) {
        if let tag = peekTag() {
            let source = source
            log.error("unexpected \(source.quoted(tag.range)), expected \(expected)", atOffset: offset)
        } else if offset == bytes.count {
            log.error("unexpected end of the file, expected \(expected)", atOffset: offset)
        } else if let character = source.character(at: offset) {
            log.error("unexpected \(character.quoted), expected \(expected)", atOffset: offset)
        }
    }

    /// Goes past what has no business at this place: an element with all that is in it, a closing tag, text up to a tag.
    mutating func skipUnexpected() {
        if let tag = peekTag() {
            offset = tag.range.upperBound
            if !tag.isClosing, !tag.isEmpty { skipElement() }
            return
        }
        offset = bytes[(offset + 1)...].firstIndex(of: .lessThan) ?? bytes.count
    }

    /// Goes past the closing tag of an element whose opening tag has been read.
    mutating func skipElement() {
        var open = 1
        while open > 0, offset < bytes.count {
            skipMisc()
            guard let tag = peekTag() else {
                guard offset < bytes.count else { return }
                offset = bytes[(offset + 1)...].firstIndex(of: .lessThan) ?? bytes.count
                continue
            }
            if !tag.isEmpty { open += tag.isClosing ? -1 : 1 }
            offset = tag.range.upperBound
        }
    }
}
