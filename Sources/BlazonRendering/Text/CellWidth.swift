/// How many cells a character takes in a terminal: 0, 1 or 2.
///
/// It is the only place where text is measured. A grapheme cluster is one glyph, as wide as the widest of its scalars:
/// marks, selectors and joiners add nothing. By UAX #11 and UTS #51 these are wide: East Asian Wide and Fullwidth, emoji
/// by default or by variation selector 16, flags, keycaps. Variation selector 15 makes a text glyph of an emoji, one
/// cell wide.
///
/// - Returns: 0 for what has no glyph of its own: controls, formatting characters, marks without a base.
func cellWidth(of character: Character) -> Int {
    // One byte of UTF-8 is ASCII; CR LF, one character of two, is a control as well.
    let utf8 = character.utf8
    if utf8.count == 1, let byte = utf8.first { return (0x20..<0x7F).contains(byte) ? 1 : 0 }

    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    var widest = CellProperties(base).width
    var voicedMarks = 0
    for scalar in scalars.dropFirst() {
        switch scalar.value {
        case 0xFE0F where base.properties.isEmoji: widest = 2
        case 0xFE0E where base.properties.isEmoji: widest = 1
        case 0x20E3 where isKeycapBase(base): widest = 2
        // The halfwidth sound marks extend the cluster, yet have a cell of their own.
        case 0xFF9E, 0xFF9F: voicedMarks += 1
        // The vowels and final consonants of Hangul are drawn inside of the first consonant's cells.
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: continue
        // Two of them are a flag.
        case 0x1F1E6...0x1F1FF: widest = 2
        default: widest = max(widest, CellProperties(scalar).width)
        }
    }
    return min(widest + voicedMarks, 2)
}

private func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "#" || scalar == "*"
}
