extension Template {
    /// The text with the arguments put in.
    ///
    /// It never fails. An argument of another kind than the specifier's is shown as what it is: `%d` with the text `a` is
    /// `a`. Where an argument is missing, the specifier is shown as it is written. Arguments beyond are ignored.
    ///
    /// - Parameters:
    ///   - arguments: By position.
    ///   - width: The room for it. The widest text that is meant for no more is taken, the narrowest where there is none,
    ///     and with nil the widest of all.
    package func formatted(_ arguments: [StringArgument], width: Int? = nil) -> String {
        let pattern = pattern(for: width)
        if let literal = pattern.literal { return literal }
        var buffer = FormatBuffer(capacity: pattern.bytes.count + 16 * pattern.segments.count)
        append(pattern, arguments, to: &buffer)
        return buffer.text
    }

    private func pattern(for width: Int?) -> TemplatePattern {
        let fitting = width.flatMap { width in patterns.last { $0.width <= width } ?? patterns.first } ?? patterns.last
        return fitting?.pattern ?? TemplatePattern(literal: "")
    }

    /// Variables nest only as deep as the compiler lets them.
    private func append(_ pattern: TemplatePattern, _ arguments: [StringArgument], to buffer: inout FormatBuffer) {
        if let literal = pattern.literal {
            buffer.append(contentsOf: literal)
            return
        }
        for segment in pattern.segments {
            switch segment {
            case .literal(let range):
                buffer.append(contentsOf: pattern.bytes[range])
            case .argument(let index, let specifier, let source):
                if index < arguments.count {
                    buffer.append(arguments[index], specifier)
                } else {
                    buffer.append(contentsOf: pattern.bytes[source])
                }
            case .variable(let index):
                let variable = variables[index]
                let number = variable.argument < arguments.count ? PluralOperand(arguments[variable.argument]) : nil
                append(variable.form(for: number, rules: rules), arguments, to: &buffer)
            }
        }
    }
}
