/// The accessors of one table, those that can be made, and why the others cannot.
package struct AccessorTable: Sendable {
    /// What `StringResource` has, and what the accessor of a word that holds further words must have too.
    static let members: Set<String> = ["callAsFunction", "localized", "resource", "themed", "width", "with"]

    /// Keys that a report of a clash names: a thousand that clash must not make a million names.
    private static let namedKeys = 10

    package let table: String
    /// The name in Swift.
    package let name: String
    /// In the order of their paths; of one that begins another, that is the first.
    package private(set) var accessors: [Accessor] = []
    package private(set) var diagnostics: [StringsDiagnostic] = []

    /// - Parameters:
    ///   - table: The name of the table.
    ///   - words: What the development language says.
    ///   - language: The development language.
    ///   - style: What becomes of the dots.
    package init(
        _ table: String,
        words: ProjectWords,
        language: LanguageTag?,
        style: GeneratorSettings.KeyStyle
    ) {
        self.table = table
        name = Identifier.lowerCamelCase(table)
        // Those without an accessor take part up to here, so that the errors do not come one after the other.
        let candidates: [(accessor: Accessor, isUsable: Bool)] = words.entries.map { placed in
            let template = Template(placed.entry.message, language: language)
            let path = AccessorPath(placed.entry.key, style: style)
            let accessor = Accessor(key: placed.entry.key, path: path, placed: placed, signature: template.signature)
            return (accessor, !template.problems.contains(where: \.preventsAccessor))
        }
        let sorted = candidates.enumerated().sorted { left, right in
            let (first, second) = (left.element.accessor.path, right.element.accessor.path)
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element)

        var index = 0
        while index < sorted.count {
            let end = sorted[index...].firstIndex { $0.accessor.path != sorted[index].accessor.path } ?? sorted.count
            let same = sorted[index..<end]
            if same.count > 1 {
                reportClash(same.map(\.accessor))
            } else if isPossible(same[index].accessor), same[index].isUsable {
                accessors.append(same[index].accessor)
            }
            index = end
        }
    }

    private mutating func reportClash(_ accessors: [Accessor]) {
        let path = accessors[0].path.text
        let names = accessors.prefix(Self.namedKeys).map { accessor in
            let placed = accessor.placed
            let file = placed.path == accessors[0].placed.path ? "" : placed.path + ":"
            return "\(accessor.key.text.quoted) (\(file)\(placed.entry.position))"
        }
        let further = accessors.count - names.count
        let last = further > 0 ? "\(further) further keys" : names.last ?? ""
        let list = (further > 0 ? names : names.dropLast()).joined(separator: ", ") + " and " + last
        let message = "\(list) \(accessors.count == 2 ? "both" : "all") map to \(path)"
        diagnostics += accessors.dropFirst().map { $0.placed.error(message) }
    }

    private mutating func isPossible(_ accessor: Accessor) -> Bool {
        guard accessor.path.names.count <= AccessorPath.maximumDepth else {
            diagnostics.append(
                accessor.placed.error(
                    "\(accessor.key.text.quoted) nests deeper than \(AccessorPath.maximumDepth) levels"
                )
            )
            return false
        }
        guard let name = accessor.path.names.last, Self.members.contains(name),
            let owner = accessors.last(where: { $0.path.begins(accessor.path) }),
            owner.path.names.count == accessor.path.names.count - 1
        else { return true }
        diagnostics.append(
            accessor.placed.error(
                "\(accessor.key.text.quoted) would hide what \(owner.key.text.quoted) has by the name \(name)"
            )
        )
        return false
    }
}

extension TemplateProblem {
    /// Whether no accessor is made. A form that shows its number as something else does not make the number something else.
    var preventsAccessor: Bool {
        if kind == .typeClash, case .form = place { return false }
        return severity == .error
    }
}
