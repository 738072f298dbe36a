/// Text that grows, in UTF-8.
struct GlyphBuffer {
    private(set) var bytes: [UInt8] = []
    private let clusters: ClusterTable

    /// - Parameters:
    ///   - surface: Has the glyphs.
    ///   - capacity: How many bytes are likely to be needed.
    init(_ surface: Surface, capacity: Int) {
        clusters = surface.clusters
        bytes.reserveCapacity(capacity)
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    @inline(__always)
    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(contentsOf text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends a glyph of the surface; nothing for the second half of a wide one.
    @inline(__always)
    mutating func append(_ glyph: GlyphCode) {
        let ascii = glyph.ascii
        if ascii > 0, glyph.width > 0 { bytes.append(ascii) } else { appendOther(glyph) }
    }

    private mutating func appendOther(_ glyph: GlyphCode) {
        guard glyph.width > 0 else { return }
        if let scalar = glyph.scalar {
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        } else {
            bytes.append(contentsOf: clusters.text(of: glyph).utf8)
        }
    }

    /// Takes back what was written after so many bytes.
    mutating func removeAll(after count: Int) { bytes.removeLast(max(bytes.count - count, 0)) }

    /// Gives the bytes to code that writes control sequences.
    mutating func withBytes(_ body: (inout [UInt8]) -> Void) { body(&bytes) }
}
