extension TemplateCompiler {
    /// Finds the type of each argument, and reports gaps and clashes.
    ///
    /// Variables come first: a form that uses the number otherwise is wrong, not the number.
    mutating func assignTypes() {
        var uses: [Int: (type: ArgumentType, wording: String)] = [:]
        for index in referenced {
            let variable = variables[index]
            guard let position = variable.position else { continue }
            let spelling = variable.definition.valueType
            let wording =
                "variable \(variable.name) is \(variable.type.rawValue)" + (spelling.isEmpty ? "" : " (\(spelling))")
            use(position, variable.type, wording, of: (.variable(variable.name), 0), "variable \(variable.name)", &uses)
        }
        for text in roots.map(\.text) + referenced.flatMap({ variables[$0].forms.map(\.text) }) {
            for item in texts[text].items {
                guard case .specifier(let specifier) = item.content, let position = item.position else { continue }
                let source = texts[text].source(item)
                let type = specifier.argumentType
                let wording = "argument \(position) used as \(type.rawValue) (\(Self.unnumbered(source)))"
                use(position, type, wording, of: (texts[text].place, item.range.lowerBound), source, &uses)
            }
        }
        let count = uses.keys.max() ?? 0
        argumentTypes = (0..<count).map { uses[$0 + 1]?.type }
        if let gap = argumentTypes.firstIndex(of: nil), let root = roots.first {
            report(.positionGap, texts[root.text].place, at: 0, "argument \(gap + 1) is not used, but \(count) is")
        }
    }

    /// Notes one use of an argument.
    private mutating func use(
        _ position: Int,
        _ type: ArgumentType,
        _ wording: String,
        of place: (TemplateProblem.Place, Int),
        _ source: String,
        _ uses: inout [Int: (type: ArgumentType, wording: String)]
    ) {
        guard let known = uses[position] else {
            uses[position] = (type, wording)
            return
        }
        if let unified = known.type.unified(with: type) {
            uses[position]?.type = unified
        } else if case .form(_, let category) = place.0, known.wording.hasPrefix("variable") {
            let text = "\(known.wording) but form \"\(category.rawValue)\" uses \(source)"
            report(.typeClash, place.0, at: place.1, text)
        } else {
            let text = "\(known.wording) and \(type.rawValue) (\(Self.unnumbered(source)))"
            report(.typeClash, place.0, at: place.1, text)
        }
    }

    /// The specifier without its position: the message names that already.
    private static func unnumbered(_ source: String) -> String {
        guard let end = source.firstIndex(of: "$") else { return source }
        return "%" + source[source.index(after: end)...]
    }
}

extension ArgumentType {
    /// The type that serves for both uses of one argument: a whole number may be shown in decimal and in hexadecimal, and a
    /// call then passes an `Int`. Nil where there is none.
    func unified(with other: ArgumentType) -> ArgumentType? {
        if self == other { return self }
        return [.int, .uint].contains(self) && [.int, .uint].contains(other) ? .int : nil
    }
}
