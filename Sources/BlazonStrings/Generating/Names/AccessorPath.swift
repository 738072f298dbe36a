/// Where the accessor of a key stands within its table: `error.invalid-range` at `error`, `invalidRange`.
package struct AccessorPath: Sendable {
    /// More would be no help to anybody, and far more would overturn a compiler.
    static let maximumDepth = 16

    package let names: [String]

    init(_ key: StringKey, style: GeneratorSettings.KeyStyle) {
        let segments = key.text.split(separator: ".")
        switch style {
        case .nested where segments.isEmpty, .flat: names = [Identifier.lowerCamelCase(key.text)]
        case .nested: names = segments.map { Identifier.lowerCamelCase($0) }
        }
    }

    /// As it is written after the name of the table.
    package var text: String { names.joined(separator: ".") }

    /// Whether the accessor of the one stands within that of the other.
    func begins(_ other: AccessorPath) -> Bool {
        names.count < other.names.count && zip(names, other.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
}

extension AccessorPath: Comparable {
    /// By their UTF-8: two names that look alike are two names to the compiler too.
    package static func == (left: AccessorPath, right: AccessorPath) -> Bool {
        left.names.count == right.names.count
            && zip(left.names, right.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    package static func < (left: AccessorPath, right: AccessorPath) -> Bool {
        left.names.lexicographicallyPrecedes(right.names) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
