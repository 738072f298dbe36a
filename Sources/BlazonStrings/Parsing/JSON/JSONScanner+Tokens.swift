/// Blanks, delimiters, and going on after a fault.
extension JSONScanner {
    func peek() -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    mutating func skipBlanks() {
        while offset < bytes.count {
            if bytes[offset].isBlank || bytes[offset].isLineBreak {
                offset += 1
            } else if bytes[offset] == 0xEF, bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) {
                log.warning("byte order mark in the middle of the file", atOffset: offset)
                offset += 3
            } else {
                return
            }
        }
    }

    /// Reads the comma between two members or elements, and reports one that is missing or too many.
    mutating func readComma(before closing: UInt8) {
        if log.isStopped { return }
        let end = offset
        skipBlanks()
        switch peek() {
        case .comma:
            let comma = offset
            offset += 1
            skipBlanks()
            if peek() == closing { log.error("unexpected \",\" before the end", atOffset: comma) }
        case .closingBrace, .closingBracket, nil: break
        default:
            guard let byte = peek(), startsValue(byte) else {
                reportUnexpectedCharacter(expected: "\",\"")
                skipToDelimiter()
                if peek() == .comma { offset += 1 }
                return
            }
            log.error("missing \",\"", atOffset: end)
        }
    }

    private func startsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case .quote, .openingBrace, .openingBracket, .minus, 0x30...0x39, 0x61...0x7A: true
        default: false
        }
    }

    /// Reports the character at this place, unless it is none, which has been reported.
    mutating func reportUnexpectedCharacter(expected: String) {
        if offset == bytes.count {
            log.error("unexpected end of the file, expected \(expected)", atOffset: offset)
        } else if let character = source.character(at: offset) {
            log.error("unexpected \(character.quoted), expected \(expected)", atOffset: offset)
        }
    }

    /// Goes to the comma or the bracket that ends what could not be read, past whatever is nested in it; it always moves,
    /// unless it stands there.
    mutating func skipToDelimiter() {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case .openingBrace, .openingBracket: depth += 1
            case .closingBrace, .closingBracket:
                if depth == 0 { return }
                depth -= 1
            case .comma where depth == 0: return
            case .quote: skipString()
            default: break
            }
            offset += 1
        }
    }

    /// Goes to the end of a string: its closing mark, or the last character of its line.
    private mutating func skipString() {
        var end = offset + 1
        while end < bytes.count, bytes[end] != .quote, !bytes[end].isLineBreak {
            end += bytes[end] == .backslash ? 2 : 1
        }
        offset = min(end, bytes.count)
    }
}
