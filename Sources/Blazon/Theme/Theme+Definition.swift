extension Theme {
    /// What a theme is made of while it is being written down: see ``Theme/init(id:basedOn:stringTable:_:)``.
    public struct Definition {
        /// By ``Role/index``: flat, the values of the themes below included.
        private(set) var colors: [AdaptiveColor?]
        /// By the key's type.
        private(set) var values: [ObjectIdentifier: any Equatable & Sendable]

        private let base: Theme?

        init(basedOn base: Theme?) {
            self.base = base
            colors = base?.storage.colors ?? []
            values = base?.storage.values ?? [:]
        }

        /// What the theme says of a role.
        ///
        /// Read, it gives what would be inherited so far, nil where that is the role's own default. Setting nil takes
        /// the theme's own word back.
        ///
        /// - Parameter role: One of Blazon's roles or of the app's own.
        public subscript(role: Role) -> AdaptiveColor? {
            get { role.index < colors.count ? colors[role.index] : nil }
            set {
                let inherited = base?.storage.adaptiveColor(of: role)
                if role.index >= colors.count {
                    guard newValue != nil else { return }
                    colors += Array(repeating: nil, count: role.index + 1 - colors.count)
                }
                colors[role.index] = newValue.map { $0.layered(over: inherited ?? AdaptiveColor()) } ?? inherited
            }
        }

        /// A value that the theme carries beside its colours.
        ///
        /// - Parameter key: The key's type. Read, it gives what would be inherited so far.
        public subscript<K: Key>(key: K.Type) -> K.Value {
            get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
            set { values[ObjectIdentifier(key)] = newValue }
        }
    }
}
