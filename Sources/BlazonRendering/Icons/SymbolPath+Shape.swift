import BlazonViews

extension SymbolPath {
    /// The lines of a shape of SVG. Lengths that are missing or make no sense are 0.
    init(_ shape: Node.Icon.Symbol.Shape, matrix: SymbolMatrix) {
        self.init(matrix)
        func number(_ name: String) -> Double? {
            var numbers = SymbolNumbers(shape.attributes[name] ?? "")
            return numbers.number()
        }
        func length(_ name: String) -> Double { number(name) ?? 0 }
        switch shape.element {
        case "path": draw(shape.attributes["d"] ?? "")
        case "circle": ellipse(length("cx"), length("cy"), length("r"), length("r"))
        case "ellipse": ellipse(length("cx"), length("cy"), length("rx"), length("ry"))
        case "line":
            move(to: length("x1"), length("y1"))
            line(to: length("x2"), length("y2"))
        case "polyline", "polygon":
            var numbers = SymbolNumbers(shape.attributes["points"] ?? "")
            let values = numbers.all()
            for index in stride(from: 0, to: values.count - 1, by: 2) {
                if index == 0 {
                    move(to: values[0], values[1])
                } else {
                    line(to: values[index], values[index + 1])
                }
            }
            if shape.element == "polygon" { close() }
        case "rect":
            let (width, height) = (length("width"), length("height"))
            guard width > 0, height > 0 else { return }
            let rx = min(max(number("rx") ?? number("ry") ?? 0, 0), width / 2)
            let ry = min(max(number("ry") ?? number("rx") ?? 0, 0), height / 2)
            rectangle(length("x"), length("y"), width, height, rx, ry)
        default: return
        }
    }

    private mutating func rectangle(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ rx: Double,
        _ ry: Double
    ) {
        func corner(_ x: Double, _ y: Double) {
            arc(rx, ry, rotation: 0, isLarge: false, sweep: true, to: SymbolPoint(x: x, y: y))
        }
        move(to: x + rx, y)
        line(to: x + width - rx, y)
        corner(x + width, y + ry)
        line(to: x + width, y + height - ry)
        corner(x + width - rx, y + height)
        line(to: x + rx, y + height)
        corner(x, y + height - ry)
        line(to: x, y + ry)
        corner(x + rx, y)
        close()
    }
}
