import Foundation

/// An affine transform of SVG.
struct SymbolMatrix {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    static let identity = SymbolMatrix()

    func apply(_ x: Double, _ y: Double) -> SymbolPoint {
        SymbolPoint(x: a * x + c * y + e, y: b * x + d * y + f)
    }

    /// First the other one, then this.
    func concatenated(_ other: SymbolMatrix) -> SymbolMatrix {
        SymbolMatrix(
            a: a * other.a + c * other.b,
            b: b * other.a + d * other.b,
            c: a * other.c + c * other.d,
            d: b * other.c + d * other.d,
            e: a * other.e + c * other.f + e,
            f: b * other.e + d * other.f + f
        )
    }

    /// How much longer lines become, on average.
    var scale: Double { abs(a * d - b * c).squareRoot() }

    /// Reads a `transform` attribute; what is not understood changes nothing.
    init(transform: String) {
        var matrix = SymbolMatrix.identity
        for part in transform.split(separator: ")") {
            let halves = part.split(separator: "(", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let name = halves[0].filter(\.isLetter)
            var numbers = SymbolNumbers(halves[1])
            let values = numbers.all()
            guard let step = SymbolMatrix(name: name, values) else { continue }
            matrix = matrix.concatenated(step)
        }
        self = matrix
    }

    init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    private init?(name: String, _ values: [Double]) {
        func value(_ index: Int, else other: Double) -> Double {
            values.indices.contains(index) ? values[index] : other
        }
        guard let first = values.first else { return nil }
        switch name {
        case "matrix" where values.count == 6:
            self.init(a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5])
        case "translate": self.init(e: first, f: value(1, else: 0))
        case "scale": self.init(a: first, d: value(1, else: first))
        case "rotate":
            let (sine, cosine) = (sin(first * .pi / 180), cos(first * .pi / 180))
            let (x, y) = (value(1, else: 0), value(2, else: 0))
            let turn = SymbolMatrix(a: cosine, b: sine, c: -sine, d: cosine)
            self = SymbolMatrix(e: x, f: y).concatenated(turn).concatenated(SymbolMatrix(e: -x, f: -y))
        case "skewX": self.init(c: tan(first * .pi / 180))
        case "skewY": self.init(b: tan(first * .pi / 180))
        default: return nil
        }
    }
}

/// A point of an image.
struct SymbolPoint: Hashable {
    var x: Double
    var y: Double
}
