import Blazon

/// Keeps of an SVG image what a symbol is made of.
struct SymbolParser {
    private typealias Shape = Node.Icon.Symbol.Shape

    private var scanner: MarkupScanner
    private let isTooLong: Bool
    private var shapeCount = 0

    init(_ svg: String) {
        isTooLong = svg.utf8.count > 256 << 10
        scanner = MarkupScanner(isTooLong ? "" : svg)
    }

    mutating func parse() throws(IconError) -> Node.Icon.Symbol {
        guard !isTooLong else { throw scanner.error("the image has more than 256 KiB") }
        guard let root = try scanner.next(), !root.isEnd, Self.localName(root.name) == "svg" else {
            throw scanner.error("expected <svg>", at: scanner.tagStart)
        }
        let attributes = Dictionary(root.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        guard let box = Self.viewBox(attributes) else {
            throw scanner.error("expected a viewBox, or a width and a height, of numbers above 0", at: scanner.tagStart)
        }
        let place: Set = ["x", "y", "width", "height"]
        let style = SymbolStyle(root.attributes.filter { !place.contains($0.name) })
        var shapes = root.isEmpty ? [] : try content(of: root.name, depth: 0)
        // What is said of the image holds for all of its shapes.
        if !style.attributes.isEmpty || style.role != nil {
            shapes = [Shape(element: "g", attributes: style.attributes, role: style.role, shapes: shapes)]
        }
        if let extra = try scanner.next() {
            throw scanner.error("<\(extra.name)> after the image", at: scanner.tagStart)
        }
        return Node.Icon.Symbol(x: box[0], y: box[1], width: box[2], height: box[3], shapes: shapes)
    }

    private mutating func content(of parent: String, depth: Int) throws(IconError) -> [Shape] {
        guard depth <= 32 else { throw scanner.error("more than 32 levels", at: scanner.tagStart) }
        var shapes: [Shape] = []
        while let tag = try scanner.next() {
            if tag.isEnd {
                guard tag.name == parent else {
                    throw scanner.error("expected </\(parent)>, not </\(tag.name)>", at: scanner.tagStart)
                }
                return shapes
            }
            let element = Self.localName(tag.name)
            guard !Self.seen.contains(element) else {
                throw scanner.error("<\(tag.name)> cannot be drawn in one colour", at: scanner.tagStart)
            }
            let style = SymbolStyle(tag.attributes)
            guard Self.shapes.contains(element), !style.isHidden else {
                if !tag.isEmpty { try skip(tag.name) }
                continue
            }
            shapeCount += 1
            guard shapeCount <= 4096 else { throw scanner.error("more than 4,096 elements", at: scanner.tagStart) }
            let children = tag.isEmpty ? [] : try content(of: tag.name, depth: depth + 1)
            shapes.append(
                Shape(
                    element: element,
                    attributes: style.attributes,
                    role: style.role,
                    shapes: element == "g" ? children : []
                )
            )
        }
        throw scanner.error("expected </\(parent)>")
    }

    /// Passes over what stands in an element.
    private mutating func skip(_ name: String) throws(IconError) {
        var open = [name]
        while let last = open.last {
            guard let tag = try scanner.next() else { throw scanner.error("expected </\(last)>") }
            if tag.isEnd {
                guard tag.name == last else {
                    throw scanner.error("expected </\(last)>, not </\(tag.name)>", at: scanner.tagStart)
                }
                open.removeLast()
            } else if !tag.isEmpty {
                open.append(tag.name)
            }
        }
    }

    private static func viewBox(_ attributes: [String: String]) -> [Double]? {
        func numbers(_ text: String) -> [Double] {
            text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.compactMap { Double($0) }
        }
        func length(_ name: String) -> Double? {
            attributes[name].flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }
        }
        let box = attributes["viewBox"].map(numbers) ?? [0, 0, length("width") ?? 0, length("height") ?? 0]
        guard box.count == 4, box.allSatisfy({ abs($0) <= 1_000_000 }), box[2] >= 0.001, box[3] >= 0.001 else {
            return nil
        }
        return box
    }

    private static func localName(_ name: String) -> String {
        name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
    }

    private static let shapes: Set<String> = [
        "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    ]
    /// What is seen in a browser, and would be lost.
    private static let seen: Set<String> = ["text", "image", "use", "foreignObject", "svg", "switch", "a"]
}
