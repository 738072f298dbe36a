/// What a Swift source mentions: chains of names, and texts.
///
/// It is a scan for tokens and no parser: comments are left out, what is interpolated in texts is looked through.
struct SwiftTokens {
    /// Names with dots between them, without backticks: `L10n`, `localizable`, `panel`.
    private(set) var chains: [[String]] = []
    /// Texts on one line without interpolation, as they are written, without their quotation marks.
    private(set) var literals: Set<String> = []

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scan(untilParenthesis: false)
    }

    /// Scans to the end, or past the parenthesis that closes one that is open.
    private mutating func scan(untilParenthesis: Bool) {
        var chain: [String] = []
        var expectsName = false
        var depth = 0
        func isLonger(_ byte: UInt8) -> Bool { byte == .dot && !chain.isEmpty }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == .space || byte == .tab || byte.isLineBreak {
                index += 1
            } else if skipComment() {
                continue
            } else if byte.beginsName {
                if !expectsName { end(&chain) }
                chain.append(readName())
                expectsName = false
            } else if isLonger(byte), !expectsName {
                expectsName = true
                index += 1
            } else {
                end(&chain)
                expectsName = false
                if byte == .quote || byte == .hash {
                    readLiteral()
                    continue
                }
                if byte == .openingParenthesis { depth += 1 }
                if byte == .closingParenthesis { depth -= 1 }
                index += 1
                if untilParenthesis, depth < 0 { return }
            }
        }
        end(&chain)
    }

    private mutating func end(_ chain: inout [String]) {
        if !chain.isEmpty { chains.append(chain) }
        chain = []
    }

    private mutating func readName() -> String {
        let isQuoted = bytes[index] == .backtick
        if isQuoted { index += 1 }
        let start = index
        while index < bytes.count,
            isQuoted ? bytes[index] != .backtick && !bytes[index].isLineBreak : bytes[index].isInName
        {
            index += 1
        }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if isQuoted, index < bytes.count { index += 1 }
        return name
    }

    private mutating func skipComment() -> Bool {
        guard bytes[index] == .slash, index + 1 < bytes.count else { return false }
        if bytes[index + 1] == .slash {
            while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
            return true
        }
        guard bytes[index + 1] == .asterisk else { return false }
        var depth = 0
        repeat {
            if bytes[index...].starts(with: [.slash, .asterisk]) {
                depth += 1
                index += 2
            } else if bytes[index...].starts(with: [.asterisk, .slash]) {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
        return true
    }

    /// Reads a text, with `#` before it or not, on one line or several; a `#` that begins none is passed over.
    private mutating func readLiteral() {
        let hashes = bytes[index...].prefix { $0 == .hash }
        let quotes = bytes[hashes.endIndex...].prefix { $0 == .quote }
        guard !quotes.isEmpty else {
            index = hashes.endIndex
            return
        }
        let isLong = quotes.count >= 3
        let opening = isLong ? 3 : 1
        let closing = [UInt8](repeating: .quote, count: opening) + hashes
        let escape = [.backslash] + hashes
        index = quotes.startIndex + opening
        let start = index
        var isPlain = true
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: closing) { break }
            if bytes[index].isLineBreak, !isLong { return }
            if rest.starts(with: escape) {
                index += escape.count
                let isInterpolation = index < bytes.count && bytes[index] == .openingParenthesis
                index += 1
                if isInterpolation {
                    isPlain = false
                    scan(untilParenthesis: true)
                }
            } else {
                index += 1
            }
        }
        if isPlain, !isLong { literals.insert(String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)) }
        index = min(index + closing.count, bytes.count)
    }
}

extension UInt8 {
    fileprivate static var backtick: UInt8 { 0x60 }
    fileprivate var isInName: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || !isASCII }
    fileprivate var beginsName: Bool { (isInName && !isASCIIDigit) || self == .backtick }
}
