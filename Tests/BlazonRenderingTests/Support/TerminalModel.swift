import Foundation
import BlazonRendering

/// A terminal as far as updates use one: what it shows after what it was sent.
///
/// It erases with the background that is on, waits behind the last column, and blanks the other half of a wide glyph when
/// one half is painted over, as xterm does. What it does not know is noted down.
struct TerminalModel {
    struct Look: Hashable {
        var foreground = "default"
        var background = "default"
        var attributes: Set<Int> = []
        var link = ""
    }

    /// What is seen of a cell: of a blank, the foreground is not.
    struct Cell: Hashable {
        var text = " "
        /// Of a wide glyph, 2 in its first cell and 0 in its second.
        var width = 1
        var look = Look()

        var seen: Cell {
            guard text == " ", look.attributes.isDisjoint(with: [4, 9]) else { return self }
            var seen = self
            seen.look.attributes = []
            seen.look.foreground = "default"
            return seen
        }
    }

    let width: Int
    let height: Int
    private(set) var cells: [Cell]
    private(set) var column = 0
    private(set) var row = 0
    /// What was sent and is not to be sent.
    private(set) var faults: [String] = []
    private var waits = false
    private var wraps = true
    /// Whether each scalar has the cells that it has alone, as in terminals that know nothing of clusters.
    private let measuresScalars: Bool
    private var look = Look()

    init(width: Int, height: Int, measuresScalars: Bool = false) {
        self.measuresScalars = measuresScalars
        self.width = width
        self.height = height
        cells = Array(repeating: Cell(), count: width * height)
    }

    /// What is seen, row by row.
    var seen: [Cell] { cells.map(\.seen) }

    func text(row: Int) -> String {
        cells[row * width..<(row + 1) * width].filter { $0.width > 0 }.map(\.text).joined()
    }

    mutating func receive(_ output: String) {
        var rest = output[...]
        while !rest.isEmpty {
            if rest.unicodeScalars.first == "\u{1B}" {
                rest.unicodeScalars.removeFirst()
                receiveSequence(&rest)
            } else {
                let end = rest.unicodeScalars.firstIndex(of: "\u{1B}") ?? rest.endIndex
                for character in rest[..<end] {
                    guard measuresScalars else {
                        print(String(character))
                        continue
                    }
                    for scalar in character.unicodeScalars { print(String(Character(scalar))) }
                }
                rest = rest[end...]
            }
        }
    }

    private mutating func receiveSequence(_ rest: inout Substring) {
        switch rest.popFirst() {
        case "[":
            if rest.hasPrefix("?7h") || rest.hasPrefix("?7l") {
                wraps = rest.hasPrefix("?7h")
                rest = rest.dropFirst(3)
                return
            }
            let parameters = rest.prefix { $0.isNumber || $0 == ";" }
            rest = rest[parameters.endIndex...]
            let numbers = parameters.split(separator: ";").compactMap { Int($0) }
            control(rest.popFirst() ?? " ", numbers)
        case "]":
            let end = rest.range(of: "\u{1B}\\") ?? rest.endIndex..<rest.endIndex
            let command = rest[..<end.lowerBound]
            if command.hasPrefix("8;;") {
                look.link = String(command.dropFirst(3))
            } else {
                faults.append("OSC \(command)")
            }
            rest = rest[end.upperBound...]
        case let other: faults.append("ESC \(other ?? " ")")
        }
    }

    private mutating func control(_ letter: Character, _ numbers: [Int]) {
        switch letter {
        case "H": place(column: (numbers.count > 1 ? numbers[1] : 1) - 1, row: (numbers.first ?? 1) - 1)
        case "G": place(column: (numbers.first ?? 1) - 1, row: row)
        case "C":
            if waits { faults.append("CUF behind the last column") }
            place(column: column + (numbers.first ?? 1), row: row)
        case "J" where numbers == [2]: for index in cells.indices { erase(index) }
        case "K" where numbers.isEmpty:
            if waits { faults.append("EL behind the last column") }
            for index in row * width + column..<(row + 1) * width {
                paint(Cell(look: Look(background: look.background)), at: index)
            }
        case "m": select(numbers)
        default: faults.append("CSI \(numbers) \(letter)")
        }
    }

    private mutating func place(column: Int, row: Int) {
        if !(0..<max(width, 1)).contains(column) || !(0..<max(height, 1)).contains(row) {
            faults.append("\(column), \(row)")
        }
        (self.column, self.row, waits) = (column, row, false)
    }

    private mutating func erase(_ index: Int) { cells[index] = Cell(look: Look(background: look.background)) }

    private mutating func print(_ character: String) {
        let count = character.cellWidth
        if count == 0, measuresScalars { return join(character) }
        // Without wrapping, what has no room is painted over the last cell, or not at all.
        if !wraps, waits || column + count > width {
            if count == 1 { paint(Cell(text: character, look: look), at: row * width + width - 1) }
            return
        }
        guard count > 0, !waits, column + count <= width else {
            faults.append("\(character) at \(column), \(row)")
            return
        }
        let index = row * width + column
        paint(Cell(text: character, width: count, look: look), at: index)
        if count == 2 { paint(Cell(text: "", width: 0, look: look), at: index + 1) }
        column += count
        if column == width { (column, waits) = (width - 1, true) }
    }

    /// Puts a scalar without cells onto the glyph before.
    private mutating func join(_ scalar: String) {
        let index = row * width + (waits ? column : column - 1)
        guard cells.indices.contains(index) else { return }
        cells[cells[index].width == 0 ? index - 1 : index].text += scalar
    }

    /// Paints a cell over another, whose other half becomes blank.
    private mutating func paint(_ cell: Cell, at index: Int) {
        if cells[index].width == 0, cell.width != 0, index > 0, cells[index - 1].width == 2 { blank(index - 1) }
        if cells[index].width == 2, index + 1 < cells.count, cells[index + 1].width == 0 { blank(index + 1) }
        cells[index] = cell
    }

    private mutating func blank(_ index: Int) { cells[index] = Cell(look: cells[index].look) }

    private mutating func select(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: look = Look(link: look.link)
            case 1, 3, 4, 9: look.attributes.insert(number)
            case 22: look.attributes.remove(1)
            case 23, 24, 29: look.attributes.remove(number - 20)
            case 38: look.foreground = color(&rest)
            case 48: look.background = color(&rest)
            case 39: look.foreground = "default"
            case 49: look.background = "default"
            case 30...37, 90...97: look.foreground = "\(number % 10 + (number >= 90 ? 8 : 0))"
            case 40...47, 100...107: look.background = "\(number % 10 + (number >= 100 ? 8 : 0))"
            default: faults.append("SGR \(number)")
            }
        }
    }

    private func color(_ rest: inout ArraySlice<Int>) -> String {
        let count = rest.first == 2 ? 4 : 2
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count).map(String.init).joined(separator: ";")
    }
}
