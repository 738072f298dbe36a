/// The way from one surface to another of the same size, row by row.
struct ScreenUpdate {
    private let old: Surface
    private let new: Surface
    private let looks: ANSILooks
    private let styles: SeenStyles
    /// By the number of a cluster on the old surface, the glyph that it is on the new one; nil where there is none. Empty where
    /// the numbers are the same on both.
    private let clusters: [Int?]
    /// Whether cells that are equal to the bit are the same.
    private let sharesTables: Bool

    /// As many blanks take more bytes than to erase the rest of a line.
    private static let leastErased = 4

    init(from old: Surface, to new: Surface, profile: ColorProfile) {
        self.old = old
        self.new = new
        looks = ANSILooks(new.styles, profile: profile)
        let sharesClusters = old.clusters == new.clusters
        sharesTables = sharesClusters && old.styles == new.styles && old.links == new.links
        clusters = sharesClusters ? [] : old.clusters.texts.map(new.clusters.number)
        styles = SeenStyles(old: old, new: new, oldLooks: ANSILooks(old.styles, profile: profile), newLooks: looks)
    }

    /// The text and the control sequences.
    ///
    /// - Parameter isCleared: Whether the screen is cleared before, so that it shows what the old surface does.
    func string(isCleared: Bool) -> String {
        var writer = ScreenWriter(new, looks: looks)
        if isCleared { writer.clear() }
        for y in 0..<new.height { update(row: y, with: &writer) }
        if !writer.isEmpty { writer.finish() }
        return writer.string
    }

    private func update(row y: Int, with writer: inout ScreenWriter) {
        guard var span = changedSpan(inRow: y, from: 0) else { return }
        let tail = tail(ofRow: y)
        while true {
            if span.upperBound > tail, erases(from: max(span.lowerBound, tail), inRow: y) {
                let end = writer.write(span.lowerBound..<max(span.lowerBound, tail), inRow: y)
                return end < new.width ? writer.erase(from: end, inRow: y) : ()
            }
            let end = writer.write(span, inRow: y)
            guard let next = changedSpan(inRow: y, from: end) else { return }
            span = next
        }
    }

    /// The next columns that are different. They do not end within a wide glyph of either surface, nor begin in one: where a
    /// glyph is the same in its first cell, so it is in its second.
    private func changedSpan(inRow y: Int, from column: Int) -> Range<Int>? {
        let row = new.range(ofRow: y)
        var start = row.lowerBound + column
        while start < row.upperBound, isSame(at: start) { start += 1 }
        guard start < row.upperBound else { return nil }
        var end = start + 1
        while end < row.upperBound, !isSame(at: end) || dividesGlyph(at: end) { end += 1 }
        return start - row.lowerBound..<end - row.lowerBound
    }

    private func dividesGlyph(at index: Int) -> Bool {
        old.packed[index].glyph.width == 0 || new.packed[index].glyph.width == 0
    }

    /// Whether the same is seen in a cell of both.
    @inline(__always)
    private func isSame(at index: Int) -> Bool {
        let (before, after) = (old.packed[index], new.packed[index])
        if sharesTables, before == after { return true }
        return translated(before.glyph) == after.glyph && hasSameLook(before, after)
    }

    private func hasSameLook(_ before: PackedCell, _ after: PackedCell) -> Bool {
        // What is seen of the second half of a glyph is a matter of its first one.
        guard after.glyph.width > 0 else { return true }
        let isBlank = after.glyph.isBlank
        let (before, after) = (styles.old[Int(before.style)], styles.new[Int(after.style)])
        return isBlank ? before.ofBlank == after.ofBlank : before.ofGlyph == after.ofGlyph
    }

    /// A glyph of the old surface, as the new one has it.
    private func translated(_ glyph: GlyphCode) -> GlyphCode? {
        guard !clusters.isEmpty, let number = glyph.cluster else { return glyph }
        return clusters[number].map { GlyphCode(cluster: $0, width: glyph.width) }
    }

    /// The column from which on nothing is seen in a row, nor leads anywhere.
    private func tail(ofRow y: Int) -> Int {
        let row = new.range(ofRow: y)
        let last = new.packed[row].lastIndex { $0.glyph != .blank || !styles.new[Int($0.style)].isPlainOfBlank }
        return last.map { $0 + 1 - row.lowerBound } ?? 0
    }

    /// Whether to erase the rest of a row, of which nothing is seen, takes fewer bytes than to write blanks where something was.
    private func erases(from column: Int, inRow y: Int) -> Bool {
        let row = new.range(ofRow: y)
        var last = row.upperBound - 1
        while last >= row.lowerBound + column, isSame(at: last) { last -= 1 }
        return last - (row.lowerBound + column) + 1 >= Self.leastErased
    }
}
