extension SymbolPath {
    /// Draws path data. Where it is wrong, what comes before it is drawn, as SVG wants it.
    mutating func draw(_ data: String) {
        var numbers = SymbolNumbers(data)
        var command: UInt8 = 0
        // The control point that the next smooth curve mirrors, and the kind of curve that it comes from.
        var control: (point: SymbolPoint, kind: Character)?
        while true {
            if let letter = numbers.letter() {
                command = letter
                if letter | 0x20 == UInt8(ascii: "z") {
                    close()
                    control = nil
                    continue
                }
            } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
                return
            }
            let isRelative = command & 0x20 != 0
            let origin = isRelative ? currentPoint : SymbolPoint(x: 0, y: 0)
            func point() -> SymbolPoint? {
                guard let x = numbers.number(), let y = numbers.number() else { return nil }
                return SymbolPoint(x: origin.x + x, y: origin.y + y)
            }
            func mirrored(_ kind: Character) -> SymbolPoint {
                guard let control, control.kind == kind else { return currentPoint }
                return SymbolPoint(x: 2 * currentPoint.x - control.point.x, y: 2 * currentPoint.y - control.point.y)
            }
            var next: (point: SymbolPoint, kind: Character)?
            switch Character(Unicode.Scalar(command | 0x20)) {
            case "m":
                guard let end = point() else { return }
                move(to: end.x, end.y)
                // What follows without a letter are lines.
                command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
            case "l":
                guard let end = point() else { return }
                line(to: end.x, end.y)
            case "h":
                guard let x = numbers.number() else { return }
                line(to: origin.x + x, currentPoint.y)
            case "v":
                guard let y = numbers.number() else { return }
                line(to: currentPoint.x, origin.y + y)
            case "c":
                guard let first = point(), let second = point(), let end = point() else { return }
                curve(first, second, to: end)
                next = (second, "c")
            case "s":
                let first = mirrored("c")
                guard let second = point(), let end = point() else { return }
                curve(first, second, to: end)
                next = (second, "c")
            case "q":
                guard let middle = point(), let end = point() else { return }
                curve(quadratic: middle, to: end)
                next = (middle, "q")
            case "t":
                let middle = mirrored("q")
                guard let end = point() else { return }
                curve(quadratic: middle, to: end)
                next = (middle, "q")
            case "a":
                guard let rx = numbers.number(), let ry = numbers.number(), let rotation = numbers.number(),
                    let isLarge = numbers.flag(), let sweep = numbers.flag(), let end = point()
                else { return }
                arc(rx, ry, rotation: rotation, isLarge: isLarge, sweep: sweep, to: end)
            default: return
            }
            control = next
        }
    }

    private mutating func curve(quadratic middle: SymbolPoint, to end: SymbolPoint) {
        let from = currentPoint
        func third(_ point: SymbolPoint) -> SymbolPoint {
            SymbolPoint(x: (point.x + 2 * middle.x) / 3, y: (point.y + 2 * middle.y) / 3)
        }
        curve(third(from), third(end), to: end)
    }
}
