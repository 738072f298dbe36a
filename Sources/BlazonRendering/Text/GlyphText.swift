/// A text as glyphs, split into the lines that its author wrote, ready to be wrapped to any width.
struct GlyphText {
    /// Without line breaks. Those of no width stand where a line may end: see ``LineBreak``.
    private(set) var glyphs: [GlyphCode] = []
    /// The glyphs of more than one scalar.
    private(set) var clusters = ClusterTable()
    /// The lines as they were written; at least one.
    private(set) var lines = ShortArray<GlyphLine>()
    /// The width of the widest line as written.
    private(set) var width = 0
    /// Where each run begins.
    private var runStarts = ShortArray<Int>()
    private var line = GlyphLine(start: 0)
    private let options: TextOptions

    /// Tab stops stand this many cells apart, counted from where the written line begins.
    private static let tabWidth = 8

    /// Makes a text of runs that follow each other without a gap.
    init(runs: [String], options: TextOptions = TextOptions()) {
        self.init(runCount: runs.count, options: options) { runs[$0] }
    }

    /// Makes a text of runs that follow each other without a gap.
    ///
    /// - Parameters:
    ///   - runCount: How many there are.
    ///   - options: How they become cells.
    ///   - text: What a run says, by its index.
    init(runCount: Int, options: TextOptions, text: (Int) -> String) {
        self.options = options
        for run in 0..<runCount {
            let text = text(run)
            runStarts.append(glyphs.count)
            // Only once: to reserve exactly what each of many runs needs would copy all that came before it.
            if run == 0 { glyphs.reserveCapacity(text.utf8.count) }
            if !appendPrintable(text) { append(text) }
        }
        endLine()
    }

    /// The run that a glyph belongs to; of several that begin there, the last.
    func run(of index: Int) -> Int {
        var (low, high) = (0, runStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if runStarts[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    /// The index after the last glyph of a run.
    func end(ofRun run: Int) -> Int { run + 1 < runStarts.count ? runStarts[run + 1] : glyphs.count }

    /// Appends printable ASCII, of which each byte is a glyph: most text.
    ///
    /// - Returns: Whether the text is nothing else.
    private mutating func appendPrintable(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var hasOthers = false
            for byte in bytes { hasOthers = hasOthers || !(0x20..<0x7F).contains(byte) }
            guard !hasOthers else { return false }
            for byte in bytes { glyphs.append(GlyphCode(ascii: byte)) }
            line.end += bytes.count
            line.width += bytes.count
            return true
        } ?? false
    }

    private mutating func append(_ text: String) {
        let start = glyphs.count
        GlyphScanner.scan(text.sanitized(options), ambiguousWidth: options.ambiguousWidth) { piece in
            switch piece {
            case .scalar(let scalar, let width) where width > 0: append(GlyphCode(scalar, width: width))
            case .scalar("\n", _): endLine()
            case .scalar("\t", _):
                for _ in 0..<Self.tabWidth - line.width % Self.tabWidth { append(.blank) }
            case .scalar(let scalar, _) where LineBreak.isInvisible(scalar): append(GlyphCode(scalar, width: 0))
            case .cluster(let cluster, let width) where width > 0:
                append(clusters.code(for: String(cluster), width: width))
            case .scalar(let scalar, _):
                join(Character(scalar), at: start)
            case .cluster(let cluster, _):
                join(cluster, at: start)
            }
        }
    }

    private mutating func append(_ glyph: GlyphCode) {
        glyphs.append(glyph)
        line.end += 1
        line.width += glyph.width
    }

    private mutating func endLine() {
        lines.append(line)
        width = max(width, line.width)
        line = GlyphLine(start: glyphs.count)
    }

    /// Puts a mark at the beginning of a run, which begins at `start`, onto the last character of the run before.
    ///
    /// Elsewhere it has no base at all, and on its own would change whatever stands before it.
    private mutating func join(_ mark: Character, at start: Int) {
        guard glyphs.count == start, !line.isEmpty, let last = glyphs.last else { return }
        let joined = clusters.text(of: last) + String(mark)
        let width = joined.cellWidth(options: options)
        guard joined.count == 1, width > 0 else { return }
        line.width += width - last.width
        glyphs[glyphs.count - 1] = clusters.code(for: joined, width: width)
    }
}

extension GlyphText {
    /// As many glyphs from the beginning of a range as fit into a number of cells.
    func prefix(of range: Range<Int>, width: Int) -> GlyphLine {
        var line = GlyphLine(start: range.lowerBound)
        while line.end < range.upperBound, line.width + glyphs[line.end].width <= width {
            line.width += glyphs[line.end].width
            line.end += 1
        }
        return line
    }

    /// As many glyphs from the end of a range as fit into a number of cells.
    func suffix(of range: Range<Int>, width: Int) -> GlyphLine {
        var line = GlyphLine(start: range.upperBound)
        while line.start > range.lowerBound, line.width + glyphs[line.start - 1].width <= width {
            line.start -= 1
            line.width += glyphs[line.start].width
        }
        return line
    }
}
