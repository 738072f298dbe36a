/// How the characters of a file are written in bytes, told by its first bytes.
enum TextEncoding: Equatable {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)

    /// What the first bytes of a file say: its encoding, and how many of them are a byte order mark.
    ///
    /// Without a mark, NULs tell UTF-16 and UTF-32: each of the formats begins with an ASCII character, and none has a
    /// NUL.
    static func detected(in bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
        let head = bytes.prefix(4)
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        // Before UTF-16: its little-endian mark begins this one.
        if head.elementsEqual([0xFF, 0xFE, 0, 0]) { return (.utf32(isBigEndian: false), 4) }
        if head.elementsEqual([0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
        if head.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
        if head.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
        return switch head.map({ $0 == 0 }) {
        case [false, true, true, true]: (.utf32(isBigEndian: false), 0)
        case [true, true, true, false]: (.utf32(isBigEndian: true), 0)
        case let nulls where nulls.starts(with: [false, true]): (.utf16(isBigEndian: false), 0)
        case let nulls where nulls.starts(with: [true, false]): (.utf16(isBigEndian: true), 0)
        default: (.utf8, 0)
        }
    }
}

extension TextEncoding: CustomStringConvertible {
    var description: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16: "UTF-16"
        case .utf32: "UTF-32"
        }
    }
}
