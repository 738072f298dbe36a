/// The clusters of several scalars in a text or on a surface, each of them once.
struct ClusterTable: Sendable, Equatable {
    private(set) var texts: [String] = []
    private var numbers: [Key: Int] = [:]

    /// Strings are equal where they look alike; what is written has to be what was given, to the byte.
    private struct Key: Hashable, Sendable {
        let text: String

        static func == (left: Key, right: Key) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

        func hash(into hasher: inout Hasher) {
            for byte in text.utf8 { hasher.combine(byte) }
        }
    }

    /// The glyph of a cluster.
    ///
    /// When there are too many to number, it is the replacement character, as wide as it.
    mutating func code(for text: String, width: Int) -> GlyphCode {
        let key = Key(text: text)
        if let known = numbers[key] { return GlyphCode(cluster: known, width: width) }
        guard texts.count < GlyphCode.clusterLimit else { return GlyphCode("\u{FFFD}", width: width) }
        texts.append(text)
        numbers[key] = texts.count - 1
        return GlyphCode(cluster: texts.count - 1, width: width)
    }

    /// The number of a cluster; nil where the table does not have it.
    func number(of text: String) -> Int? { numbers[Key(text: text)] }

    /// The text of a glyph that this table knows.
    func text(of code: GlyphCode) -> String {
        if let scalar = code.scalar { return String(Character(scalar)) }
        return code.cluster.flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? " "
    }

    /// The first scalar of a glyph that this table knows.
    func base(of code: GlyphCode) -> Unicode.Scalar {
        code.scalar ?? text(of: code).unicodeScalars.first ?? " "
    }

    static func == (left: ClusterTable, right: ClusterTable) -> Bool {
        left.texts.elementsEqual(right.texts) { $0.utf8.elementsEqual($1.utf8) }
    }
}
