extension WordsCheck {
    /// Reports words that no source mentions: neither their accessor, nor their key as a text.
    ///
    /// Where a source mentions a namespace and goes no further, as in `typealias Words = L10n.localizable.error`, all that is
    /// within counts as used.
    ///
    /// - Parameter sources: Swift files.
    package mutating func reportUnused(in sources: [SourceFile]) {
        var literals: Set<StringKey> = []
        var uses: Set<[StringKey]> = []
        var aliases: Set<[StringKey]> = []
        let root = settings.name
        for source in sources where source.fileExtension == "swift" {
            let tokens = SwiftTokens(source.bytes)
            literals.formUnion(tokens.literals.map { StringKey($0) })
            for chain in tokens.chains {
                guard let start = chain.firstIndex(of: root) else { continue }
                let path = chain[(start + 1)...].map { StringKey($0) }
                aliases.insert(path)
                for count in path.indices { uses.insert(Array(path[...count])) }
            }
        }
        for table in accessorTables {
            for accessor in table.accessors {
                let path = ([table.name] + accessor.path.names).map { StringKey($0) }
                let isAliased = path.indices.contains { aliases.contains(Array(path[..<$0])) }
                let literal = String(SwiftLiteral.of(accessor.key.text).dropFirst().dropLast())
                guard !isAliased, !uses.contains(path), !literals.contains(StringKey(literal)) else { continue }
                let name = "\(root).\(table.name).\(accessor.path.text)"
                diagnostics.append(
                    accessor.placed.warning("\(accessor.key.text.quoted) is not used: no source mentions \(name)")
                )
            }
        }
    }
}
