extension TemplateCompiler {
    /// Gives every specifier and every variable the position of its argument.
    ///
    /// What has no number is counted, in a text of the message from 1. A reference counts as one argument. In a form, the
    /// first specifier is the number that chose it; all else is counted from the argument after that, so that forms which
    /// show their number and forms which do not agree.
    mutating func assignPositions() {
        for root in roots { assignPositions(inText: root.text, owner: nil) }
        var next = 0
        while next < referenced.count {
            let index = referenced[next]
            next += 1
            guard let position = variables[index].position else { continue }
            for form in variables[index].forms { assignPositions(inText: form.text, owner: position) }
            settle(index, countedFrom: position)
        }
        for (index, variable) in variables.enumerated() where !mentioned.contains(index) {
            report(.unusedVariable, .variable(variable.name), at: 0, "no text refers to variable \(variable.name)")
        }
    }

    private mutating func assignPositions(inText text: Int, owner position: Int?) {
        var numbering = TemplateNumbering(owner: position)
        let place = texts[text].place
        for index in texts[text].items.indices {
            let item = texts[text].items[index]
            let isShown: Bool
            switch item.content {
            case .literal:
                isShown = true
            case .number:
                isShown = position != nil
                if !isShown {
                    report(.numberOutsideVariable, place, at: item.range.lowerBound, "%arg has no number here")
                }
            case .specifier(let specifier):
                let position = item.position ?? numbering.position(of: specifier)
                texts[text].items[index].position = position
                isShown = position <= FormatSpecifier.maximumPosition
                if !isShown {
                    let message = "more than \(FormatSpecifier.maximumPosition) arguments"
                    report(.positionOutOfRange, place, at: item.range.lowerBound, message)
                }
            case .variable(let name):
                let variable = refer(to: name, item, in: place, free: numbering.next)
                isShown = variable != nil
                if let variable { count(variable, in: &numbering) }
            }
            if !isShown { texts[text].items[index].content = .literal }
        }
        if numbering.isAmbiguous {
            let message = "two unnumbered arguments of one type: number them (%1$@ %2$@)"
            report(.unnumberedArguments, place, at: 0, message)
        }
    }

    /// A reference takes the argument that is next, unless its variable has one already.
    private func count(_ variable: Int, in numbering: inout TemplateNumbering) {
        if !variables[variable].isPositionWritten {
            numbering.variables.append(variables[variable].specifier?.argumentType ?? .int)
        }
        if variables[variable].position == numbering.next { numbering.next += 1 }
    }

    /// Notes a reference to a variable; nil where it cannot be followed.
    private mutating func refer(
        to name: String,
        _ item: ScannedItem,
        in place: TemplateProblem.Place,
        free: Int
    ) -> Int? {
        guard let index = indices[name] else {
            report(.unknownVariable, place, at: item.range.lowerBound, "unknown variable \(name)")
            return nil
        }
        mentioned.insert(index)
        guard !variables[index].forms.isEmpty else { return nil }
        if let known = variables[index].position {
            if let written = item.position, written != known {
                let text = "variable \(name) is argument \(known) and argument \(written)"
                report(.variableClash, place, at: item.range.lowerBound, text)
            }
            return index
        }
        let written = item.position ?? variables[index].definition.argument
        let position = written ?? free
        guard 1...FormatSpecifier.maximumPosition ~= position else {
            let text = "position of variable \(name) is not in 1...\(FormatSpecifier.maximumPosition)"
            report(.positionOutOfRange, place, at: item.range.lowerBound, text)
            return nil
        }
        variables[index].position = position
        variables[index].isPositionWritten = written != nil
        referenced.append(index)
        return index
    }

    /// Decides which argument a variable without a written position is, and its type.
    ///
    /// It keeps the counted position unless its forms use that for another type, as in “%1$@ has %2$d files”; then it is the
    /// first argument of its own type.
    private mutating func settle(_ index: Int, countedFrom position: Int) {
        let declared = variables[index].specifier?.argumentType
        var matching: [Int: ArgumentType] = [:]
        var isUsedOtherwise = false
        for form in variables[index].forms {
            for item in texts[form.text].items {
                guard case .specifier(let specifier) = item.content, let used = item.position else { continue }
                let type = specifier.argumentType
                if declared.map({ $0.unified(with: type) != nil }) ?? (type != .string) {
                    matching[used] = matching[used]?.unified(with: type) ?? matching[used] ?? type
                } else if used == position {
                    isUsedOtherwise = true
                }
            }
        }
        if !variables[index].isPositionWritten, isUsedOtherwise, matching[position] == nil,
            let other = matching.keys.min()
        {
            variables[index].position = other
        }
        let settled = variables[index].position ?? position
        variables[index].type = declared ?? matching[settled] ?? .int
    }
}
