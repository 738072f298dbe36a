extension TemplateCompiler {
    /// How deep forms may refer to further variables.
    private static let maximumDepth = 8
    /// How much a text may grow by its variables, in bytes and pieces.
    private static let maximumSize = 1 << 20

    private struct Extent {
        var depth = 0
        var size = 0
    }

    /// Cuts the references that would make the text endless or huge; they are shown as they are written.
    ///
    /// A text that refers twice to a variable whose form refers twice to the next grows by powers of two, so the depth alone
    /// is no bound.
    mutating func limitExpansion() {
        var known: [Int: Extent] = [:]
        for root in roots { _ = extent(ofText: root.text, path: [], &known) }
    }

    private mutating func extent(ofText text: Int, path: [Int], _ known: inout [Int: Extent]) -> Extent {
        var total = Extent(depth: 0, size: texts[text].bytes.count)
        for index in texts[text].items.indices {
            guard case .variable(let name) = texts[text].items[index].content, let variable = indices[name] else {
                total.size += 1
                continue
            }
            let fault: (TemplateProblem.Kind, String)?
            if path.contains(variable) {
                let names = (path.drop { $0 != variable } + [variable]).map { variables[$0].name }
                fault = (.cyclicVariable, names.joined(separator: " → "))
            } else if path.count >= Self.maximumDepth {
                fault = (.nestingTooDeep, "variables nest more than \(Self.maximumDepth) deep")
            } else {
                let inner = extent(ofVariable: variable, path: path, &known)
                if path.count + inner.depth > Self.maximumDepth {
                    fault = (.nestingTooDeep, "variables nest more than \(Self.maximumDepth) deep")
                } else if total.size + inner.size > Self.maximumSize {
                    fault = (.expansionTooLarge, "the text would be longer than \(Self.maximumSize) bytes")
                } else {
                    fault = nil
                    total.depth = max(total.depth, inner.depth)
                    total.size += inner.size
                }
            }
            if let (kind, message) = fault {
                let item = texts[text].items[index]
                texts[text].items[index].content = .literal
                report(kind, texts[text].place, at: item.range.lowerBound, message)
            }
        }
        return total
    }

    private mutating func extent(ofVariable variable: Int, path: [Int], _ known: inout [Int: Extent]) -> Extent {
        if let extent = known[variable] { return extent }
        var largest = Extent()
        for form in variables[variable].forms {
            let inner = extent(ofText: form.text, path: path + [variable], &known)
            largest.depth = max(largest.depth, inner.depth)
            largest.size = max(largest.size, inner.size)
        }
        largest.depth += 1
        known[variable] = largest
        return largest
    }

    /// The texts of the message, ready to be filled.
    var patterns: [Template.Sized] {
        roots.map { Template.Sized(width: $0.width, pattern: pattern(ofText: $0.text, number: nil)) }
    }

    /// The variables, ready to be chosen from.
    var templateVariables: [TemplateVariable] {
        variables.map { variable in
            let number = FormatSpecifier(conversion: variable.type == .double ? .general : .signed)
            let argument = max(0, (variable.position ?? 1) - 1)
            let forms = variable.forms.map { form in
                (form.category, pattern(ofText: form.text, number: (argument, variable.specifier ?? number)))
            }
            let byCategory = Dictionary(forms) { first, _ in first }
            let fallback = byCategory[.other] ?? forms.last?.1 ?? TemplatePattern(literal: "")
            return TemplateVariable(
                argument: argument,
                forms: PluralCategory.allCases.map { byCategory[$0] ?? fallback },
                hasZeroForm: byCategory[.zero] != nil
            )
        }
    }

    private func pattern(ofText text: Int, number: (argument: Int, specifier: FormatSpecifier)?) -> TemplatePattern {
        let segments = texts[text].items.map { item -> TemplatePattern.Segment in
            switch item.content {
            case .literal:
                return .literal(item.range)
            case .specifier(let specifier):
                return .argument((item.position ?? 1) - 1, specifier, source: item.range)
            case .number:
                guard let number else { return .literal(item.range) }
                return .argument(number.argument, number.specifier, source: item.range)
            case .variable(let name):
                return indices[name].map { .variable($0) } ?? .literal(item.range)
            }
        }
        return TemplatePattern(bytes: texts[text].bytes, segments: segments)
    }
}
