/// Reads an XML property list into a tree that knows where everything stands.
///
/// It knows the elements of property lists and no other XML: a document type is passed over, and a reference to an entity
/// that XML itself does not define is an error, so that nothing is ever fetched or expanded. After a fault it goes on with
/// the next key.
struct PropertyListScanner {
    let source: SourceText
    let bytes: [UInt8]
    var offset = 0
    var log: DiagnosticLog
    var positions: PositionTracker
    /// The last comment since the last tag.
    var comment: Range<Int>?
    /// The elements around this place.
    private var openElements: [PropertyListElement] = []

    /// Whether a file is a property list in XML or binary form, rather than one in the old text form.
    static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: binaryMark) { return true }
        let (encoding, markLength) = TextEncoding.detected(in: bytes)
        let head = bytes.dropFirst(markLength).prefix(64)
        let text = encoding == .utf8 ? head : head.filter { $0 != 0 }[...]
        return text.first { !$0.isBlank && !$0.isLineBreak } == .lessThan
    }

    /// What a binary property list begins with.
    static let binaryMark = Array("bplist".utf8)

    init(_ source: SourceText, log: DiagnosticLog) {
        self.source = source
        self.bytes = source.bytes
        self.log = log
        self.positions = PositionTracker(source.bytes)
    }

    /// Reads the one value of a document.
    mutating func scanDocument() -> FileNode {
        skipProlog()
        let frame = peekTag().flatMap { $0.element == .plist && !$0.isClosing && !$0.isEmpty ? $0 : nil }
        if let frame {
            offset = frame.range.upperBound
            openElements.append(.plist)
        }
        let node = scanValue(depth: 0)
        // Where the value is none, all that follows would only be reported as following it.
        if log.isStopped || node.isUnreadable { return node }
        if let frame { readClosingTag(of: .plist, openedAt: frame.range.lowerBound) }
        skipMisc()
        if offset < bytes.count { reportUnexpected(expected: "the end of the file") }
        return node
    }

    /// Reads the value at this place; what is none is reported and passed over only where it cannot end what is around it.
    private mutating func scanValue(depth: Int) -> FileNode {
        skipMisc()
        let start = offset
        let position = positions.position(at: start)
        func node(_ content: FileNode.Content) -> FileNode { FileNode(content: content, position: position) }
        guard let tag = peekTag(), !tag.isClosing else {
            reportUnexpected(expected: "a value")
            return node(.unreadable)
        }
        offset = tag.range.upperBound
        comment = nil
        switch tag.element {
        case .dict: return node(tag.isEmpty ? .members([]) : scanDictionary(openedAt: start, depth: depth))
        case .array: return node(tag.isEmpty ? .other("an array") : scanArray(openedAt: start, depth: depth))
        case .isTrue, .isFalse:
            if !tag.isEmpty { readClosingTag(of: tag.element, openedAt: start) }
            return node(.boolean(tag.element == .isTrue))
        case .string, .integer, .real, .date, .data:
            let text = tag.isEmpty ? "" : scanText(of: tag.element, limit: ParsingLimits.textLength)
            return node(text.map { Self.content(of: tag.element, text: $0) } ?? .unreadable)
        case .plist, .key, .unknown:
            let source = source
            log.error("unexpected \(source.quoted(tag.range)), expected a value", atOffset: start)
            if !tag.isEmpty { skipElement() }
            return node(.unreadable)
        }
    }

    private static func content(of element: PropertyListElement, text: String) -> FileNode.Content {
        switch element {
        case .string: .text(text)
        case .integer: Int(text).map { .integer($0) } ?? .other("a number")
        case .real: .other("a number")
        case .date: .other("a date")
        default: .other("data")
        }
    }

    private mutating func enter(_ element: PropertyListElement, openedAt start: Int, depth: Int) -> Bool {
        guard depth < ParsingLimits.nesting else {
            log.stop("more than \(ParsingLimits.nesting) levels of nesting", atOffset: start)
            return false
        }
        openElements.append(element)
        return true
    }

    private mutating func scanDictionary(openedAt start: Int, depth: Int) -> FileNode.Content {
        guard enter(.dict, openedAt: start, depth: depth) else { return .unreadable }
        defer { openElements.removeLast() }
        var list = FileMemberList()
        while !log.isStopped, !isAtEnd(of: .dict, openedAt: start) {
            guard let tag = peekTag(), tag.element == .key, !tag.isClosing else {
                reportUnexpected(expected: "\"<key>\" or \"</dict>\"")
                skipUnexpected()
                continue
            }
            if let member = scanMember(tag, depth: depth + 1) { list.append(member, log: &log) }
        }
        return .members(list.members)
    }

    private mutating func scanMember(_ tag: PropertyListTag, depth: Int) -> FileMember? {
        let position = positions.position(at: tag.range.lowerBound)
        let comment = comment.flatMap { source.isText($0) ? CommentText.trimmed(bytes[$0]) : nil }
        offset = tag.range.upperBound
        let key = tag.isEmpty ? "" : scanText(of: .key, limit: ParsingLimits.keyLength)
        skipMisc()
        if log.isStopped { return nil }
        guard let next = peekTag(), next.element != .key, !next.isClosing else {
            log.error("expected a value after key \((key ?? "").quoted)", atOffset: offset)
            return nil
        }
        let value = scanValue(depth: depth)
        return key.map { FileMember(key: $0, position: position, comment: comment, value: value) }
    }

    private mutating func scanArray(openedAt start: Int, depth: Int) -> FileNode.Content {
        guard enter(.array, openedAt: start, depth: depth) else { return .unreadable }
        defer { openElements.removeLast() }
        while !log.isStopped, !isAtEnd(of: .array, openedAt: start) {
            guard let tag = peekTag(), !tag.isClosing else {
                reportUnexpected(expected: "a value or \"</array>\"")
                skipUnexpected()
                continue
            }
            _ = scanValue(depth: depth + 1)
        }
        return .other("an array")
    }

    /// Whether an element ends here: by its closing tag, which is read, or without one, which is reported.
    private mutating func isAtEnd(of element: PropertyListElement, openedAt start: Int) -> Bool {
        skipMisc()
        if let tag = peekTag() {
            guard tag.isClosing else { return false }
            if tag.element == element {
                offset = tag.range.upperBound
                comment = nil
                return true
            }
            guard openElements.contains(tag.element) else { return false }
        } else if offset < bytes.count {
            return false
        }
        log.error("\"<\(element.rawValue)>\" without \"</\(element.rawValue)>\"", atOffset: start)
        return true
    }
}
