extension LanguageTag {
    /// The language with a theme's words in it: `ja` with `yumekawa-pink` is `ja-x-yumekawa-pink`.
    ///
    /// Subtags hold letters and digits only, eight at most: what else the identifier has separates them, and a longer one
    /// is cut there. An identifier without any letter or digit of ASCII changes nothing.
    package func themed(by themeID: String) -> LanguageTag {
        let subtags = themeID.utf8.split { !$0.isASCIILetterOrDigit }.map { bytes in
            String(decoding: bytes.prefix(8), as: UTF8.self).lowercased()
        }
        guard !subtags.isEmpty else { return self }
        var tag = self
        tag.privateUse = subtags.joined(separator: "-")
        return tag
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
