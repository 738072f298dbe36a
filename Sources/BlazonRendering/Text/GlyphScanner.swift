/// Walks through a text glyph by glyph.
///
/// Where two scalars stand side by side that nothing ever joins to a neighbour, there is a boundary between them, and no more
/// has to be known: that is nearly all text. What lies between two such places is left to the standard library.
enum GlyphScanner {
    enum Piece {
        /// A cluster of one scalar. Controls are among them, of no width.
        case scalar(Unicode.Scalar, width: Int)
        /// A cluster that may have more, or that a neighbour may join.
        case cluster(Character, width: Int)
    }

    /// Calls a closure with each glyph of a text that was ``Swift/String/sanitized()``.
    @inline(__always)
    static func scan(
        _ text: String,
        ambiguousWidth: TextOptions.AmbiguousWidth = .narrow,
        _ body: (Piece) -> Void
    ) {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        // Where the clusters begin that have not been told yet, and whether there is nothing to do for them but to count.
        var start = index
        var isSimple = true
        var before: (scalar: Unicode.Scalar, properties: CellProperties)?
        func tell(upTo end: String.Index) {
            guard let before else { return }
            if isSimple {
                body(.scalar(before.scalar, width: before.properties.width(ambiguousWidth)))
            } else {
                tellClusters(of: text[start..<end], ambiguousWidth, body)
            }
        }
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let properties = CellProperties(scalar)
            if let last = before?.properties, last.standsAlone, properties.standsAlone {
                tell(upTo: index)
                start = index
                isSimple = true
            }
            isSimple = isSimple && properties.standsAlone
            before = (scalar, properties)
            index = scalars.index(after: index)
        }
        tell(upTo: scalars.endIndex)
    }

    /// A cluster is one glyph, but for those with more cells than a glyph has: see ``ClusterMeter``.
    private static func tellClusters(
        of text: Substring,
        _ ambiguousWidth: TextOptions.AmbiguousWidth,
        _ body: (Piece) -> Void
    ) {
        for character in text {
            var glyph: (scalars: String.UnicodeScalarView, meter: ClusterMeter)?
            for scalar in character.unicodeScalars {
                if glyph?.meter.add(scalar) == true {
                    glyph?.scalars.append(scalar)
                } else {
                    if let glyph { body(piece(of: glyph.scalars, width: glyph.meter.width)) }
                    glyph = begin(scalar, ambiguousWidth)
                }
            }
            if let glyph { body(piece(of: glyph.scalars, width: glyph.meter.width)) }
        }
    }

    /// A vowel or a final consonant of Hangul on its own would go into the cells of whatever stands before it. It gets the
    /// fillers that make a standard syllable of it (Unicode, section 3.12).
    private static func begin(
        _ scalar: Unicode.Scalar,
        _ ambiguousWidth: TextOptions.AmbiguousWidth
    ) -> (String.UnicodeScalarView, ClusterMeter) {
        let initialFiller: Unicode.Scalar = "\u{115F}"
        var scalars = String.UnicodeScalarView()
        switch ClusterMeter.Kind(scalar) {
        case .hangulVowel: scalars.append(initialFiller)
        case .hangulFinal: scalars += [initialFiller, "\u{1160}"]
        default:
            scalars.append(scalar)
            return (scalars, ClusterMeter(scalar, ambiguousWidth: ambiguousWidth))
        }
        scalars.append(scalar)
        return (scalars, ClusterMeter(initialFiller, ambiguousWidth: ambiguousWidth))
    }

    /// What may join a neighbour is a cluster, even where it is one scalar; see ``Surface/separateNeighbours()``.
    private static func piece(of scalars: String.UnicodeScalarView, width: Int) -> Piece {
        if scalars.count == 1, let scalar = scalars.first, width == 0 || CellProperties(scalar).standsAlone {
            return .scalar(scalar, width: width)
        }
        return .cluster(Character(String(scalars)), width: width)
    }
}

extension GlyphScanner {
    /// Whether a glyph ends so many bytes of UTF-8 after the beginning of a text.
    static func hasBoundary(in text: String, at offset: Int) -> Bool {
        var end = 0
        var isFound = false
        scan(text) { piece in
            switch piece {
            case .scalar(let scalar, _): end += UTF8.width(scalar)
            case .cluster(let cluster, _): end += cluster.utf8.count
            }
            isFound = isFound || end == offset
        }
        return isFound
    }
}
