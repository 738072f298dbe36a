import Blazon
import BlazonViews
import Foundation

/// An icon as an element of SVG, or of HTML, which may contain it.
struct IconMarkup {
    let icon: PlacedIcon

    /// - Parameters:
    ///   - place: The attributes that say where it stands, in SVG.
    func svg(place: String) -> String {
        switch icon.image {
        case .symbol(let symbol): element(of: symbol, attributes: place)
        case .pixels(let pixels): "<image \(place) href=\"\(address(of: pixels))\"/>"
        }
    }

    /// - Parameters:
    ///   - attribute: The attribute that says where it stands, with a blank before it.
    func html(attribute: String) -> String {
        let name = MarkupText.escaped(icon.glyph)
        switch icon.image {
        case .symbol(let symbol):
            let label = name.isEmpty ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(name)\""
            return element(of: symbol, attributes: String(attribute.dropFirst()) + label)
        case .pixels(let pixels): return "<img\(attribute) alt=\"\(name)\" src=\"\(address(of: pixels))\"/>"
        }
    }

    private func address(of pixels: Node.Icon.Pixels) -> String {
        let image = Data(PNGEncoder.image(of: pixels, color: icon.color))
        return "data:image/png;base64,\(image.base64EncodedString())"
    }

    private func element(of symbol: Node.Icon.Symbol, attributes: String) -> String {
        let box = [symbol.x, symbol.y, symbol.width, symbol.height].map(Self.number).joined(separator: " ")
        let color = icon.color.withAlpha(1)
        let opacity = icon.color.isOpaque ? "" : " opacity=\"\(Self.number(icon.color.alpha))\""
        let content = symbol.shapes.map { element(of: $0, color: color) }.joined()
        return "<svg \(attributes) viewBox=\"\(box)\" fill=\"\(PictureColors.name(color))\"\(opacity)>\(content)</svg>"
    }

    private func element(of shape: Node.Icon.Symbol.Shape, color outer: Theme.Color) -> String {
        let roleColor = shape.role.flatMap { icon.roleColors[$0]?.withAlpha(1) }
        let color = roleColor ?? outer
        var attributes = shape.attributes
        if roleColor != nil { attributes["fill"] = attributes["fill"] ?? "currentColor" }
        let text = attributes.sorted { $0.key < $1.key }.map { name, value in
            " \(name)=\"\(value == "currentColor" ? PictureColors.name(color) : MarkupText.escaped(value))\""
        }.joined()
        guard !shape.shapes.isEmpty else { return "<\(shape.element)\(text)/>" }
        let content = shape.shapes.map { element(of: $0, color: color) }.joined()
        return "<\(shape.element)\(text)>\(content)</\(shape.element)>"
    }

    /// A whole number without a point.
    private static func number(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
}
