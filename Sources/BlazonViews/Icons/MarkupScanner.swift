/// Reads a text of XML tag by tag. Of the text between tags nothing is kept.
struct MarkupScanner {
    struct Tag {
        var name: String
        var attributes: [(name: String, value: String)] = []
        /// Whether it is `</name>`.
        var isEnd = false
        /// Whether it is `<name/>`.
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private var position = 0
    /// Where the last tag began.
    private(set) var tagStart = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// An error at a place.
    func error(_ problem: String, at position: Int? = nil) -> IconError {
        let before = String(decoding: bytes[..<min(position ?? self.position, bytes.count)], as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return .svg(line: max(lines.count, 1), column: (lines.last?.count ?? 0) + 1, problem: problem)
    }

    /// The next tag; nil at the end of the text.
    mutating func next() throws(IconError) -> Tag? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            tagStart = start
            if skip("<!--") {
                try skip(past: "-->")
            } else if skip("<![CDATA[") {
                try skip(past: "]]>")
            } else if skip("<?") {
                try skip(past: "?>")
            } else if skip("<!") {
                // A document type: harmless as long as it declares nothing.
                guard
                    let end = bytes[position...].firstIndex(where: {
                        $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[")
                    })
                else { throw error("the declaration has no end", at: start) }
                guard bytes[end] == UInt8(ascii: ">") else { throw error("entities cannot be declared", at: start) }
                position = end + 1
            } else {
                position += 1
                return try tag()
            }
        }
        position = bytes.count
        return nil
    }

    private mutating func tag() throws(IconError) -> Tag {
        let isEnd = skip("/")
        var tag = Tag(name: try name(), isEnd: isEnd)
        while true {
            skipBlanks()
            if skip(">") { return tag }
            if skip("/>") {
                tag.isEmpty = true
                return tag
            }
            let start = position
            let name = try name()
            skipBlanks()
            guard skip("=") else { throw error("expected '=' after '\(name)'") }
            skipBlanks()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
                let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
            else { throw error("expected a quoted value of '\(name)'") }
            guard !tag.attributes.contains(where: { $0.name == name }) else {
                throw error("there is '\(name)' twice", at: start)
            }
            tag.attributes.append((name, String(decoding: bytes[(position + 1)..<end], as: UTF8.self)))
            position = end + 1
        }
    }

    private mutating func name() throws(IconError) -> String {
        let start = position
        while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
        guard position > start else { throw error("expected a name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            guard bytes[position...].starts(with: text) else { return false }
            position += text.count
            return true
        }
    }

    private mutating func skip(past text: StaticString) throws(IconError) {
        while position < bytes.count {
            if skip(text) { return }
            position += 1
        }
        throw error("expected '\(text)'", at: tagStart)
    }
}
