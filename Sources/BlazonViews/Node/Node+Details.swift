import BlazonStrings

// The words that a node's description is made of, part by part.

extension Node.StyledText.Run: CustomStringConvertible {
    /// What is said, then the attributes, the paint and the link: `"Inbox" bold accent`.
    public var description: String {
        let content =
            switch content {
            case .verbatim(let text): text.quoted
            case .word(let word): "word \(word.description.visible)"
            }
        let names: [(Node.StyledText.Attributes, String)] = [
            (.bold, "bold"), (.italic, "italic"), (.underline, "underline"), (.strikethrough, "strikethrough"),
        ]
        let attributes = names.filter { self.attributes.contains($0.0) }.map(\.1)
        let rest = [paint?.description.visible, link.map { "link=\($0.quoted)" }].compactMap { $0 }
        return ([content] + attributes + rest).joined(separator: " ")
    }
}

extension Node.StyledText {
    var details: String {
        [
            alignment == .leading ? nil : "alignment=\(alignment.rawValue)",
            lineLimit.map { "lines=\($0)" },
            truncation == .tail ? nil : "truncation=\(truncation.rawValue)",
            wrapping == .word ? nil : "wrapping=\(wrapping.rawValue)",
        ].compactMap { $0 }.joined(separator: " ")
    }
}

extension Node.Icon {
    var details: String? {
        let size = rows == 1 ? "" : " rows=\(rows)"
        return switch image {
        case nil: nil
        case .symbol(let symbol): "symbol \(symbol.width)×\(symbol.height)" + size
        case .pixels(let pixels): "pixels \(pixels.width)×\(pixels.height)" + size
        }
    }
}

extension Node.Stack {
    var crossAlignment: String {
        axis == .horizontal ? alignment.vertical.rawValue : alignment.horizontal.rawValue
    }
}

extension Node.Frame {
    var details: String {
        func limits(_ name: String, _ least: Int?, _ ideal: Int?, _ most: Length?) -> String? {
            guard least != nil || ideal != nil || most != nil else { return nil }
            if let least, most == Length(least), ideal == nil || ideal == least { return "\(name)=\(least)" }
            let idealText = ideal.map { "(\($0))" } ?? ""
            return "\(name)=\(least.map(String.init) ?? "")\(idealText)...\(most.map(\.description) ?? "")"
        }
        return [
            limits("width", minWidth, idealWidth, maxWidth), limits("height", minHeight, idealHeight, maxHeight),
            alignment == .center ? nil : "\(alignment)", priority == 0 ? nil : "priority=\(priority)",
            fixedAxes.isEmpty ? nil : "fixed=\(fixedAxes.words)", x == 0 && y == 0 ? nil : "offset=\(x),\(y)",
        ].compactMap { $0 }.joined(separator: " ")
    }
}

extension Node.Grid.Cell {
    var details: String {
        [
            columns == 1 ? nil : "columns=\(columns == .max ? "all" : "\(columns)")",
            unsizedAxes.isEmpty ? nil : "unsized=\(unsizedAxes.words)",
            columnAlignment.map { "column=\($0.rawValue)" },
        ].compactMap { $0 }.joined(separator: " ")
    }
}

extension Node.Control {
    var details: String {
        let names: [(State, String)] = [
            (.disabled, "disabled"), (.focused, "focused"), (.pressed, "pressed"), (.selected, "selected"),
        ]
        return [
            "\(kind) \(variant) id=\(id)".visible,
            value.details,
            role?.rawValue,
            names.filter { state.contains($0.0) }.map(\.1).joined(separator: " "),
            tint == .role(.tint) ? nil : "tint=\(tint.description.visible)",
            size == .regular ? nil : "size=\(size.rawValue)",
            isCustomized ? "customized" : nil,
        ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Node.Control.Value {
    var details: String? {
        switch self {
        case .none: nil
        case .fraction(let fraction): "value=\(fraction)"
        case .indeterminate: "indeterminate"
        case .isOn(let isOn): isOn ? "on" : "off"
        case .mixed: "mixed"
        case .text(let text): "value=\(text.quoted)"
        case .number(let number, let range): "value=\(number) in \(range)"
        case .isExpanded(let isExpanded): isExpanded ? "expanded" : "collapsed"
        case .selection(let index): "selection=\(index.map(String.init) ?? "none")"
        }
    }
}

extension Axis.Set {
    var words: String {
        switch self {
        case []: "none"
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        default: "both"
        }
    }
}

extension BorderGlyphs {
    var summary: String {
        (topLeading + top + topTrailing + leading + trailing + bottomLeading + bottom + bottomTrailing).quoted
    }
}
