/// What a component may have read while it updated its style, or what a change has touched: a bit for each.
package struct StyleReads: OptionSet, Sendable, Hashable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The first roles have a bit each, all others share one: a change of one of those refreshes the readers of any.
    private static let sharedRoleBit = 56

    package static func role(_ role: Theme.Role) -> StyleReads {
        StyleReads(rawValue: 1 << UInt64(min(role.index, sharedRoleBit)))
    }

    /// Light or dark, standard or increased.
    package static let variant = StyleReads(rawValue: 1 << 57)
    /// What a theme carries beside its colours.
    package static let values = StyleReads(rawValue: 1 << 58)
    /// The theme as such: its id, or all of it.
    package static let theme = StyleReads(rawValue: 1 << 59)
    /// The text of words.
    package static let words = StyleReads(rawValue: 1 << 60)

    /// Whatever there is.
    package static let everything = StyleReads(rawValue: (1 << 61) - 1)
}

extension StyleReads {
    /// What differs between two states.
    init(changedBy change: ThemeChange) {
        var reads = StyleReads()
        let (old, new) = (change.previousPalette.allColors, change.palette.allColors)
        // A role that was named in between is in one of them only, and nobody can have read it.
        for index in 0..<min(old.count, new.count) where old[index] != new[index] {
            reads.insert(.role(Theme.Role(index: index)))
        }
        if change.variant != change.previousVariant { reads.insert(.variant) }
        if change.theme != change.previousTheme { reads.formUnion([.theme, .values]) }
        if change.theme.stringTable != change.previousTheme.stringTable { reads.insert(.words) }
        // Words may ask their theme for more than its table.
        if change.theme.id != change.previousTheme.id { reads.insert(.words) }
        self = reads
    }
}
