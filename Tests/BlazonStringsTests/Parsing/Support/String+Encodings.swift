extension String {
    /// The ways in which a file may write its characters.
    enum FileEncoding: CaseIterable {
        case utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian
    }

    /// Its bytes, after a byte order mark or not.
    func bytes(in encoding: FileEncoding, mark: Bool) -> [UInt8] {
        let text = (mark ? "\u{FEFF}" : "") + self
        switch encoding {
        case .utf8: return Array(text.utf8)
        case .utf16LittleEndian: return text.utf16.flatMap { $0.littleEndianBytes }
        case .utf16BigEndian: return text.utf16.flatMap { $0.littleEndianBytes.reversed() }
        case .utf32LittleEndian: return text.unicodeScalars.flatMap { $0.value.littleEndianBytes }
        case .utf32BigEndian: return text.unicodeScalars.flatMap { $0.value.littleEndianBytes.reversed() }
        }
    }
}

extension FixedWidthInteger {
    fileprivate var littleEndianBytes: [UInt8] {
        (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }
}
