extension Theme {
    /// A purpose that a colour serves: the text of a card, the line between two rows, an app's own brush.
    ///
    /// Views and components name roles; themes say what colour a role has. An app adds its own as static members:
    ///
    /// ```swift
    /// extension Theme.Role {
    ///     static let brush = Theme.Role("brush", default: .init(light: "#101010", dark: "#EFEFEF"))
    /// }
    /// ThemeStore.shared.palette[.brush].hex        // "#101010" while no theme says otherwise
    /// ```
    ///
    /// A role *is* its name: two roles of one name are equal, and of two defaults for one name the first stands for as
    /// long as the program runs. Making a role looks its name up once, so keep it in a `static let`; after that, to
    /// compare, hash or look up a role costs as much as an integer.
    public struct Role: Sendable, Hashable {
        /// Where the role stands among all roles of the program, in the order in which they were first named.
        let index: Int

        /// A role with a colour of its own for themes that do not know it.
        ///
        /// - Parameters:
        ///   - name: Names the role in theme files and messages, for example `"brush"`.
        ///   - default: The colour where neither the theme nor one that it is based on has the role. A variant that it
        ///     leaves out takes the other scheme's.
        public init(_ name: String, default: AdaptiveColor) {
            index = RoleRegistry.shared.index(of: name, default: .color(`default`))
        }

        /// A role that looks like another one until a theme says otherwise, as ``tint`` looks like ``accent``.
        ///
        /// - Parameters:
        ///   - name: Names the role, as in ``init(_:default:)``.
        ///   - role: The role whose colour is taken, whatever the theme makes of that one.
        public init(_ name: String, follows role: Role) {
            index = RoleRegistry.shared.index(of: name, default: .role(role))
        }

        /// A role known by its index alone, for walks over all of them.
        init(index: Int) { self.index = index }

        /// The name that the role was made with.
        public var name: String { RoleRegistry.shared.entry(at: index).name }

        /// Every role that the program has named so far, in that order.
        public static var all: [Role] {
            (0..<RoleRegistry.shared.count).map { Role(index: $0) }
        }
    }
}

extension Theme.Role: CustomStringConvertible {
    /// The role's name.
    public var description: String { name }
}
