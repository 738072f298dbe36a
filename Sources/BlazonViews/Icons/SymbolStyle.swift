import Blazon

/// What the attributes of an element say of a shape.
struct SymbolStyle {
    private(set) var attributes: [String: String] = [:]
    private(set) var role: Theme.Role?
    private(set) var isHidden = false

    init(_ attributes: [(name: String, value: String)]) {
        var declarations = attributes
        // A style beats an attribute.
        if let style = attributes.first(where: { $0.name == "style" })?.value {
            for declaration in style.split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1)
                if parts.count == 2 { declarations.append((Self.trimmed(parts[0]), Self.trimmed(parts[1]))) }
            }
        }
        for (name, value) in declarations {
            switch name {
            case "fill", "stroke":
                self.attributes[name] = ["none", "transparent"].contains(value) ? "none" : "currentColor"
            case "display": isHidden = value == "none"
            case "visibility": isHidden = isHidden || value == "hidden" || value == "collapse"
            case "class": role = value.split(separator: " ").lazy.compactMap { Self.roles[$0] }.first
            case _ where Self.kept.contains(name):
                if Self.isHarmless(value) { self.attributes[name] = value }
            default: continue
            }
        }
    }

    /// Numbers, path data, transforms and key words: nothing that could lead elsewhere or end an attribute.
    private static func isHarmless(_ value: String) -> Bool {
        value.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."),
                UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"), 0x09,
                0x0A, 0x0D:
                true
            default: false
            }
        } && !value.lowercased().contains("url(")
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    private static let roles: [Substring: Theme.Role] = ["success": .success, "warning": .warning, "error": .danger]

    private static let kept: Set<String> = [
        "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points", "transform",
        "fill-rule", "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin",
        "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
    ]
}
