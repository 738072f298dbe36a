extension TemplateCompiler {
    /// Where an argument is used, for the message that is made where two uses clash.
    private enum Use {
        case variable(Int)
        case specifier(ScannedItem, text: Int)
    }

    /// Finds the type of each argument, and reports gaps and clashes.
    ///
    /// Variables come first: a form that uses the number otherwise is wrong, not the number.
    mutating func assignTypes() {
        var firstUses: [Use?] = []
        for variable in referenced {
            guard let position = variables[variable].position else { continue }
            note(.variable(variable), of: position, as: variables[variable].type, &firstUses)
        }
        for root in roots { noteSpecifiers(ofText: root.text, &firstUses) }
        for variable in referenced {
            for form in variables[variable].forms { noteSpecifiers(ofText: form.text, &firstUses) }
        }
        if let gap = argumentTypes.firstIndex(of: nil), let root = roots.first {
            let text = "argument \(gap + 1) is not used, but \(argumentTypes.count) is"
            report(.positionGap, texts[root.text].place, at: 0, text)
        }
    }

    private mutating func noteSpecifiers(ofText text: Int, _ firstUses: inout [Use?]) {
        for item in texts[text].items {
            guard case .specifier(let specifier) = item.content, let position = item.position else { continue }
            note(.specifier(item, text: text), of: position, as: specifier.argumentType, &firstUses)
        }
    }

    private mutating func note(_ use: Use, of position: Int, as type: ArgumentType, _ firstUses: inout [Use?]) {
        while argumentTypes.count < position {
            argumentTypes.append(nil)
            firstUses.append(nil)
        }
        guard let known = argumentTypes[position - 1], let first = firstUses[position - 1] else {
            argumentTypes[position - 1] = type
            firstUses[position - 1] = use
            return
        }
        if let unified = known.unified(with: type) {
            argumentTypes[position - 1] = unified
        } else {
            reportClash(first, use, type, position)
        }
    }

    private mutating func reportClash(_ first: Use, _ second: Use, _ type: ArgumentType, _ position: Int) {
        let place: TemplateProblem.Place
        var offset = 0
        switch second {
        case .variable(let index):
            place = .variable(variables[index].name)
        case .specifier(let item, let text):
            place = texts[text].place
            offset = item.range.lowerBound
            if case .variable = first, case .form(_, let category) = place {
                let message = "\(wording(first)) but form \"\(category.rawValue)\" uses \(texts[text].source(item))"
                report(.typeClash, place, at: offset, message)
                return
            }
        }
        report(.typeClash, place, at: offset, "argument \(position) used as \(wording(first)) and \(wording(second))")
    }

    /// For example `Int (%lld)`, `variable n is Int (li)`.
    private func wording(_ use: Use) -> String {
        switch use {
        case .variable(let index):
            let variable = variables[index]
            let spelling = variable.definition.valueType
            return "variable \(variable.name) is \(variable.type.rawValue)" + (spelling.isEmpty ? "" : " (\(spelling))")
        case .specifier(let item, let text):
            guard case .specifier(let specifier) = item.content else { return "" }
            let source = texts[text].source(item)
            // Without its position: the message names that already.
            let start =
                source.firstIndex(of: "$").map { source.index(after: $0) } ?? source.index(after: source.startIndex)
            return "\(specifier.argumentType.rawValue) (%\(source[start...]))"
        }
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
