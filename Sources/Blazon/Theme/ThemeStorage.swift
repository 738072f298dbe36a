import Synchronization

/// The flat contents of a theme, shared by its copies, and the palettes that were made of it so far.
final class ThemeStorage: Sendable {
    let id: String
    let stringTable: String?
    /// By `Theme.Role.index`. What is nil or lies past the end has the role's default.
    let colors: [Theme.AdaptiveColor?]
    let values: [ObjectIdentifier: any Equatable & Sendable]

    /// By `Theme.Variant.index`.
    private let palettes = Lock([Theme.Palette?](repeating: nil, count: 4))

    init(
        id: String,
        stringTable: String?,
        colors: [Theme.AdaptiveColor?],
        values: [ObjectIdentifier: any Equatable & Sendable]
    ) {
        self.id = id
        self.stringTable = stringTable
        self.colors = colors
        self.values = values
    }

    func adaptiveColor(of role: Theme.Role) -> Theme.AdaptiveColor? {
        role.index < colors.count ? colors[role.index] : nil
    }

    func palette(for variant: Theme.Variant) -> Theme.Palette {
        if let ready = palettes.withLock({ $0[variant.index] }) { return ready }
        let fresh = Theme.Palette(self, variant: variant)
        return palettes.withLock { palettes in
            if let ready = palettes[variant.index] { return ready }
            palettes[variant.index] = fresh
            return fresh
        }
    }

    func isEqual(to other: ThemeStorage) -> Bool {
        func same(_ left: some Equatable, _ right: any Equatable) -> Bool {
            left.isEqual(to: right)
        }
        return id == other.id && stringTable == other.stringTable
            && (0..<max(colors.count, other.colors.count)).allSatisfy { index in
                let role = Theme.Role(index: index)
                return adaptiveColor(of: role) == other.adaptiveColor(of: role)
            }
            && values.count == other.values.count
            && values.allSatisfy { key, value in
                other.values[key].map { same(value, $0) } ?? false
            }
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool {
        (other as? Self) == self
    }
}
