/// Writes parts of a surface onto a terminal that shows another one, and knows where its cursor is.
struct ScreenWriter {
    private var writer: CellWriter
    private let surface: Surface
    /// Where the cursor is. The column is nil where terminals do not agree about it. Behind the last one the cursor waits, and
    /// is never moved from there but to another row.
    private var (column, row): (Int?, Int?)
    /// By the number of a cluster, how many cells it takes in a terminal that measures scalar by scalar.
    private let sumsOfWidths: [Int]

    /// A gap of more cells than this is never written for the sake of a shorter move.
    private static let gapLimit = 8

    init(_ surface: Surface, looks: ANSILooks) {
        self.surface = surface
        writer = CellWriter(surface, looks: looks, capacity: 256)
        sumsOfWidths = surface.clusters.texts.map { text in
            text.unicodeScalars.reduce(0) { $0 + CellProperties($1).width }
        }
    }

    /// What was written.
    var string: String { writer.output.string }
    var isEmpty: Bool { writer.output.bytes.isEmpty }

    /// Clears the screen.
    mutating func clear() {
        write(CursorSequence.clear)
        (column, row) = (0, 0)
    }

    /// Writes the cells between two columns of a row.
    ///
    /// - Returns: The column after the last one that was written: the end, or further where a terminal may have painted over
    ///   cells that are not different.
    mutating func write(_ columns: Range<Int>, inRow y: Int) -> Int {
        guard !columns.isEmpty else { return columns.upperBound }
        connect(to: columns.lowerBound, inRow: y)
        var (start, end) = (columns.lowerBound, columns.upperBound)
        var x = start
        while x < end {
            if let reach = disputedWidth(column: x, row: y) {
                writeDisputed(cells(start..<x, inRow: y), at: x, inRow: y, reach: reach)
                start = x + cell(x, y).glyph.width
                end = wholeGlyphs(upTo: max(end, min(x + reach, surface.width)), inRow: y)
                if start < end { move(to: start, inRow: y) }
            }
            x += max(cell(x, y).glyph.width, 1)
        }
        guard start < end else { return end }
        writer.write(cells(start..<end, inRow: y))
        column = end
        return end
    }

    /// Makes all cells from a column on blank, which must be so on the surface.
    mutating func erase(from x: Int, inRow y: Int) {
        // In the look of the first blank: a terminal may erase with the background that is on.
        connect(to: x, inRow: y)
        write(CursorSequence.eraseToEndOfLine)
    }

    /// Ends what is on, and leaves the cursor where nothing waits behind the last column.
    mutating func finish() {
        writer.lift()
        if column != 0 || row != 0 { write(CursorSequence.position(column: 0, row: 0)) }
    }
}

extension ScreenWriter {
    /// Goes to a cell in its look, or writes what is between, whichever is shorter.
    private mutating func connect(to x: Int, inRow y: Int) {
        let mark = writer.mark
        let (oldColumn, oldRow) = (column, row)
        go(to: x, inRow: y)
        guard oldRow == y, let oldColumn, oldColumn < x, x - oldColumn <= Self.gapLimit,
            (oldColumn..<x).allSatisfy({ disputedWidth(column: $0, row: y) == nil })
        else { return }
        let count = writer.count(since: mark)
        writer.goBack(to: mark)
        writer.write(cells(oldColumn..<x, inRow: y))
        writer.turn(to: cell(x, y))
        guard writer.count(since: mark) >= count else { return }
        writer.goBack(to: mark)
        (column, row) = (oldColumn, oldRow)
        go(to: x, inRow: y)
    }

    private mutating func go(to x: Int, inRow y: Int) {
        move(to: x, inRow: y)
        writer.turn(to: cell(x, y))
    }

    /// Moves by the shortest sequence.
    private mutating func move(to x: Int, inRow y: Int) {
        if row != y {
            write(CursorSequence.position(column: x, row: y))
        } else if let column, column < x {
            // Never longer than to say the column.
            write(CursorSequence.forward(x - column))
        } else if column != x {
            write(CursorSequence.column(x))
        }
        (column, row) = (x, y)
    }

    private mutating func write(_ sequence: String) {
        writer.write { $0.append(contentsOf: sequence.utf8) }
    }

    /// Writes a glyph that terminals do not agree about, and what stands before it. The cursor is placed anew behind it, so
    /// that the error does not spread; and a terminal that gives it fewer cells is not left with what was there before.
    private mutating func writeDisputed(_ before: ArraySlice<PackedCell>, at x: Int, inRow y: Int, reach: Int) {
        writer.write(before)
        let glyph = cell(x, y)
        if reach < glyph.glyph.width {
            writer.turn(to: glyph)
            write(String(repeating: " ", count: glyph.glyph.width))
            write(CursorSequence.column(x))
        }
        let mayWrap = x + reach > surface.width
        if mayWrap { write(CursorSequence.wrapping(false)) }
        writer.write([glyph])
        if mayWrap { write(CursorSequence.wrapping(true)) }
        column = nil
    }

    /// A column that divides no glyph, from another on.
    private func wholeGlyphs(upTo x: Int, inRow y: Int) -> Int {
        x < surface.width && cell(x, y).glyph.width == 0 ? x + 1 : x
    }

    /// How many cells a glyph takes in a terminal that measures scalar by scalar; nil where all agree.
    private func disputedWidth(column x: Int, row y: Int) -> Int? {
        guard !sumsOfWidths.isEmpty else { return nil }
        let glyph = cell(x, y).glyph
        return glyph.cluster.map { sumsOfWidths[$0] }.flatMap { $0 == glyph.width ? nil : $0 }
    }

    private func cell(_ x: Int, _ y: Int) -> PackedCell { surface.packed[y * surface.width + x] }

    private func cells(_ columns: Range<Int>, inRow y: Int) -> ArraySlice<PackedCell> {
        let start = y * surface.width
        return surface.packed[start + columns.lowerBound..<start + columns.upperBound]
    }
}
