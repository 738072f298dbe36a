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
    mutating func write(_ columns: Range<Int>, inRow y: Int) {
        guard !columns.isEmpty else { return }
        connect(to: columns.lowerBound, inRow: y)
        var start = columns.lowerBound
        // Behind a glyph that terminals do not agree about, the cursor is placed anew, so that the error does not spread.
        for x in columns where isDisputed(column: x, row: y) {
            let end = min(x + cell(x, y).glyph.width, columns.upperBound)
            writer.write(cells(start..<end, inRow: y))
            column = nil
            start = end
            if start < columns.upperBound { move(to: start, inRow: y) }
        }
        guard start < columns.upperBound else { return }
        writer.write(cells(start..<columns.upperBound, inRow: y))
        column = columns.upperBound
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
            !(oldColumn..<x).contains(where: { isDisputed(column: $0, row: y) })
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
            let (forward, absolute) = (CursorSequence.forward(x - column), CursorSequence.column(x))
            write(absolute.utf8.count < forward.utf8.count ? absolute : forward)
        } else if column != x {
            write(CursorSequence.column(x))
        }
        (column, row) = (x, y)
    }

    private mutating func write(_ sequence: String) {
        writer.write { $0.append(contentsOf: sequence.utf8) }
    }

    private func isDisputed(column x: Int, row y: Int) -> Bool {
        guard !sumsOfWidths.isEmpty else { return false }
        let glyph = cell(x, y).glyph
        return glyph.cluster.map { sumsOfWidths[$0] != glyph.width } ?? false
    }

    private func cell(_ x: Int, _ y: Int) -> PackedCell { surface.packed[y * surface.width + x] }

    private func cells(_ columns: Range<Int>, inRow y: Int) -> ArraySlice<PackedCell> {
        let start = y * surface.width
        return surface.packed[start + columns.lowerBound..<start + columns.upperBound]
    }
}
