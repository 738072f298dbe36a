/// One part of a golden file's name, made safe for a file system.
///
/// Different texts give different parts, so that no two tests share a file: what a file system, a shell or the name's
/// own punctuation could trip over is percent-encoded, the percent sign included. What is too long ends in a `~` and a
/// hash of the whole.
///
/// ```swift
/// FileNamePart("narrow/left", dots: .kept).encoded       // "narrow%2Fleft"
/// FileNamePart("draws 日本語", dots: .encoded).encoded     // "draws 日本語"
/// ```
struct FileNamePart {
    /// What happens to dots that do not lead.
    enum Dots {
        /// They stay: nothing is parted by a dot to the left of here.
        case kept
        /// They are encoded, because the next dot ends this part.
        case encoded
    }

    /// The part as it stands in the file's name, at most ``maximumLength`` bytes of UTF-8.
    let encoded: String

    /// The most bytes that a part takes: two of them, an ordinal and an extension stay below the usual 255.
    static let maximumLength = 110

    init(_ text: String, dots: Dots) {
        encoded = Self.limited(Self.pieces(of: text, dots: dots))
    }

    /// The part for a name within others, the outermost first: they are joined by dots.
    init(nested names: [String]) {
        encoded = Self.limited(Array(names.map { Self.pieces(of: $0, dots: .encoded) }.joined(separator: ["."])))
    }

    private static func limited(_ pieces: [String]) -> String {
        let whole = pieces.joined()
        guard whole.utf8.count > maximumLength else {
            // A lone percent sign cannot come from encoding anything: it stands for the empty text.
            return whole.isEmpty ? "%" : whole
        }
        let suffix = "~" + hash(of: whole)
        var prefix = ""
        for piece in pieces {
            guard prefix.utf8.count + piece.utf8.count + suffix.utf8.count <= maximumLength else { break }
            prefix += piece
        }
        return prefix + suffix
    }

    private static func pieces(of text: String, dots: Dots) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return scalars.indices.map { index in
            let scalar = scalars[index]
            let isAtEdge = index == scalars.startIndex || index == scalars.endIndex - 1
            let staysPlain =
                switch scalar {
                case ".": dots == .kept && index != scalars.startIndex
                case " ": !isAtEdge
                default: isHarmless(scalar)
                }
            return staysPlain ? String(scalar) : percentEncoded(scalar)
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-_+=@,()'".unicodeScalars.contains(scalar)
        }
        return switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator:
            false
        default: true
        }
    }

    private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { "%" + hexadecimal($0, digits: 2) }.joined()
    }

    /// FNV-1a, 64 bits: stable from run to run, unlike `Hasher`.
    private static func hash(of text: String) -> String {
        let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return hexadecimal(value, digits: 16)
    }

    private static func hexadecimal(_ value: some UnsignedInteger, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
