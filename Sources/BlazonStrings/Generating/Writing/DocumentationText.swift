/// What stands over an accessor: what the translators are told, and what the word says.
struct DocumentationText {
    /// Characters of a text that are quoted.
    private static let maximumLength = 200

    /// Without the marks of a comment.
    private(set) var lines: [String] = []

    /// - Parameters:
    ///   - comment: What the file says of the word.
    ///   - texts: The word, with the language where there is more than one.
    init(comment: String?, texts: [(language: String?, message: Message)]) {
        if let comment {
            lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
                line.unicodeScalars.map(Self.visible).joined()
            }
            if !texts.isEmpty { lines.append("") }
        }
        lines += texts.map { language, message in
            (language.map { "- \($0): " } ?? "") + Self.summary(of: message)
        }
    }

    /// A text on one line; of forms, each by its category.
    private static func summary(of message: Message) -> String {
        let sizes = message.widths.sorted { $0.key < $1.key }.map { "\($0.key): \(code($0.value))" }
        let texts = sizes.isEmpty ? code(message.format) : sizes.joined(separator: ", ")
        let variables = message.variables.sorted { $0.key < $1.key }.map { name, variable in
            let forms = PluralCategory.allCases.compactMap { category in
                variable.forms[category].map { "\(category.rawValue) \(code($0.text))" }
            }
            return (name, forms.joined(separator: ", "))
        }
        // Where a text is nothing but forms, they are all that there is to say.
        if let (name, forms) = variables.first, variables.count == 1, message.format == "%#@\(name)@" { return forms }
        return ([texts] + variables.map { "\(code($0.0)): \($0.1)" }).joined(separator: "; ")
    }

    /// A text as code of Markdown, in which nothing means anything.
    private static func code(_ text: String) -> String {
        if text.isEmpty { return "(empty)" }
        let head = text.unicodeScalars.prefix(maximumLength)
        let isCut = head.endIndex < text.unicodeScalars.endIndex
        let visible = head.map(Self.visible).joined() + (isCut ? "…" : "")
        var fence = "`"
        while visible.contains(fence) { fence += "`" }
        let padding = visible.hasPrefix("`") || visible.hasSuffix("`") ? " " : ""
        return fence + padding + visible + padding + fence
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        // It holds emoji together.
        case "\u{200D}": String(scalar)
        case _ where scalar.isUnseen: scalar.spelledOut
        default: String(scalar)
        }
    }
}
