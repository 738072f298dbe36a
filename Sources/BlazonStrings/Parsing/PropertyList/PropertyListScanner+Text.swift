/// The text of an element, with its references and its sections of character data.
extension PropertyListScanner {
    /// Reads the text after an opening tag, and the closing tag; nil where it could not be read, which is reported.
    mutating func scanText(of element: PropertyListElement, limit: Int) -> String? {
        let start = offset
        // Most texts are nothing but characters.
        while offset < bytes.count, bytes[offset] != .lessThan, bytes[offset] != .ampersand { offset += 1 }
        if let tag = peekTag(), tag.isClosing, tag.element == element {
            let content = start..<offset
            offset = tag.range.upperBound
            return isWithin(limit, content.count, of: start) ? source.text(in: content) : nil
        }
        offset = start
        return scanMixedText(of: element, limit: limit)
    }

    private mutating func scanMixedText(of element: PropertyListElement, limit: Int) -> String? {
        let start = offset
        var text: [UInt8] = []
        var isReadable = true
        while offset < bytes.count {
            let place = offset
            switch bytes[offset] {
            case .ampersand:
                if let scalar = readReference() { text.append(scalar) } else { isReadable = false }
            case .lessThan where hasBytes("<![CDATA[", at: offset):
                let content = skipPast("]]>", from: offset + 9, name: "section of character data")
                text += bytes[content]
                if !source.isText(content) { isReadable = false }
            case .lessThan where hasBytes("<!--", at: offset):
                _ = skipPast("-->", from: offset + 4, name: "comment")
            case .lessThan:
                guard let tag = peekTag(), tag.isClosing, tag.element == element else {
                    return reportUnclosedText(of: element)
                }
                offset = tag.range.upperBound
                guard isWithin(limit, text.count, of: start) else { return nil }
                return isReadable ? String(decoding: text, as: UTF8.self) : nil
            default:
                while offset < bytes.count, bytes[offset] != .lessThan, bytes[offset] != .ampersand { offset += 1 }
                text += bytes[place..<offset]
                if !source.isText(place..<offset) { isReadable = false }
            }
        }
        return reportUnclosedText(of: element)
    }

    private mutating func reportUnclosedText(of element: PropertyListElement) -> String? {
        let tag = peekTag()
        let source = source
        log.error(
            "expected \"</\(element.rawValue)>\"\(tag.map { ", found \(source.quoted($0.range))" } ?? "")",
            atOffset: offset
        )
        // A tag without an end is passed over here, lest it be reported once more.
        if let tag {
            if tag.isClosing, !tag.element.isContainer { offset = tag.range.upperBound }
        } else if offset < bytes.count {
            offset += 1
        }
        return nil
    }

    private mutating func isWithin(_ limit: Int, _ count: Int, of start: Int) -> Bool {
        if count <= limit { return true }
        log.stop("\(count) bytes of text, expected at most \(limit)", atOffset: start)
        return false
    }

    /// Reads a reference as `&amp;` or `&#x41;`; nil where it stands for nothing, which is reported.
    private mutating func readReference() -> Unicode.Scalar? {
        let start = offset
        offset += 1
        // The longest that stands for something is shorter.
        let name = bytes[offset...].prefix(16).prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == .hash }
        guard offset + name.count < bytes.count, bytes[offset + name.count] == .semicolon else {
            log.error("\"&\" without a reference, expected \"&amp;\"", atOffset: start)
            return nil
        }
        offset += name.count + 1
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            if let scalar = Self.numberedScalar(text) { return scalar }
            log.error("unknown reference \("&\(text);".quoted)", atOffset: start)
            return nil
        }
    }

    private static func numberedScalar(_ name: String) -> Unicode.Scalar? {
        let number =
            if name.hasPrefix("#x") { UInt32(name.dropFirst(2), radix: 16) } else if name.hasPrefix("#") {
                UInt32(name.dropFirst())
            } else { nil as UInt32? }
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
}
