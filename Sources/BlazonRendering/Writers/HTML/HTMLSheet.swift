/// Says how elements look: by classes, which it remembers for the style sheet, or at the elements themselves.
struct HTMLSheet {
    private let styling: HTMLStyling
    private var known: Set<HTMLLook.Entry> = []
    /// In the order in which they first occurred.
    private var entries: [HTMLLook.Entry] = []

    init(_ styling: HTMLStyling) { self.styling = styling }

    /// The attribute that gives an element its look, with a blank before it; empty for no look.
    mutating func attribute(for look: HTMLLook) -> String {
        guard !look.isEmpty else { return "" }
        switch styling {
        case .inline:
            return " style=\"\(look.entries.map(\.declaration).joined(separator: ";"))\""
        case .classes:
            for entry in look.entries where known.insert(entry).inserted { entries.append(entry) }
            return " class=\"\(look.entries.map(\.name).joined(separator: " "))\""
        }
    }

    /// The style sheet as an element with a line break after it; empty where there are no classes.
    var element: String {
        guard !entries.isEmpty else { return "" }
        return "<style>" + entries.map { ".\($0.name){\($0.declaration)}" }.joined() + "</style>\n"
    }
}
