/// Reads JSON (RFC 8259) into a tree that knows where everything stands.
///
/// After a fault it goes on with the next member or element.
struct JSONScanner {
    let source: SourceText
    let bytes: [UInt8]
    var offset = 0
    var log: DiagnosticLog
    var positions: PositionTracker
    /// How many objects and arrays are open here: a bracket that closes none of them closes nothing.
    private var openObjects = 0
    private var openArrays = 0

    init(_ source: SourceText, log: DiagnosticLog) {
        self.source = source
        self.bytes = source.bytes
        self.log = log
        self.positions = PositionTracker(source.bytes)
    }

    /// Reads the one value of a document.
    mutating func scanDocument() -> FileNode {
        let node = scanValue(depth: 0)
        // Where the value is none, all that follows would only be reported as following it.
        if log.isStopped || node.isUnreadable { return node }
        skipBlanks()
        if offset < bytes.count { reportUnexpectedCharacter(expected: "the end of the file") }
        return node
    }

    private mutating func scanValue(depth: Int) -> FileNode {
        skipBlanks()
        let position = positions.position(at: offset)
        return FileNode(content: scanContent(depth: depth), position: position)
    }

    private mutating func scanContent(depth: Int) -> FileNode.Content {
        switch peek() {
        case .quote:
            scanString(limit: ParsingLimits.textLength).map { .text($0) } ?? .unreadable
        case .openingBrace:
            enter(depth) ? scanObject(depth: depth + 1) : .unreadable
        case .openingBracket:
            enter(depth) ? scanArray(depth: depth + 1) : .unreadable
        case let byte? where byte == .minus || byte.isASCIIDigit:
            scanNumber()
        case let byte? where byte.isASCIILetter:
            scanLiteral()
        default:
            unexpectedCharacter(expected: "a value")
        }
    }

    private mutating func unexpectedCharacter(expected: String) -> FileNode.Content {
        reportUnexpectedCharacter(expected: expected)
        return .unreadable
    }

    /// Goes into a value of values, unless that would be too deep.
    private mutating func enter(_ depth: Int) -> Bool {
        guard depth < ParsingLimits.nesting else {
            log.stop("more than \(ParsingLimits.nesting) levels of nesting", atOffset: offset)
            return false
        }
        offset += 1
        return true
    }

    private mutating func scanObject(depth: Int) -> FileNode.Content {
        let start = offset - 1
        openObjects += 1
        defer { openObjects -= 1 }
        var list = FileMemberList()
        while !log.isStopped {
            skipBlanks()
            switch peek() {
            case .closingBrace:
                offset += 1
                return .members(list.members)
            case .quote:
                if let member = scanMember(depth: depth) { list.append(member, log: &log) }
            case .closingBracket where openArrays > 0, nil:
                log.error("\"{\" without \"}\"", atOffset: start)
                return .members(list.members)
            case .closingBracket:
                reportUnexpectedCharacter(expected: "a key or \"}\"")
                offset += 1
            default:
                reportUnexpectedCharacter(expected: "a key or \"}\"")
                skipToDelimiter()
            }
            readComma(before: .closingBrace)
        }
        return .members(list.members)
    }

    /// Reads a key and its value; nil where there is not both.
    private mutating func scanMember(depth: Int) -> FileMember? {
        let start = offset
        let position = positions.position(at: offset)
        let key = scanString(limit: ParsingLimits.keyLength)
        let end = offset
        skipBlanks()
        guard peek() == .colon else {
            if !log.isStopped, key != nil {
                let name = String(decoding: bytes[start..<end].prefix(80), as: UTF8.self)
                log.error("expected \":\" after key \(name)", atOffset: end)
            }
            skipToDelimiter()
            return nil
        }
        offset += 1
        let value = scanValue(depth: depth)
        return key.map { FileMember(key: $0, position: position, value: value) }
    }

    private mutating func scanArray(depth: Int) -> FileNode.Content {
        let start = offset - 1
        openArrays += 1
        defer { openArrays -= 1 }
        var elements: [FileNode] = []
        while !log.isStopped {
            skipBlanks()
            switch peek() {
            case .closingBracket:
                offset += 1
                return .elements(elements)
            case .closingBrace where openObjects > 0, nil:
                log.error("\"[\" without \"]\"", atOffset: start)
                return .unreadable
            case .closingBrace:
                reportUnexpectedCharacter(expected: "a value or \"]\"")
                offset += 1
            default:
                let before = offset
                elements.append(scanValue(depth: depth))
                if offset == before { skipToDelimiter() }
                readComma(before: .closingBracket)
            }
        }
        return .unreadable
    }
}
