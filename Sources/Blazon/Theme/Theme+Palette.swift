extension Theme {
    /// The colours of a theme in one variant: what a component reads while it updates its style.
    ///
    /// ```swift
    /// let palette = Theme.system.palette(for: .dark)
    /// palette[.primaryText].composited(over: palette[.background]).hex        // "#FFFFFF"
    /// ```
    ///
    /// A look-up is an array access. Text and divider roles are translucent: composite them over what they stand on.
    public struct Palette: Sendable {
        private let contents: Contents
        /// Who is told what is read outside of any refresh; nil for a palette that was not taken from a store there.
        private let looseReads: LooseReads?

        /// Shared by copies of the palette; a class, so that the palette is one pointer wide.
        private final class Contents: Sendable {
            /// By `Role.index`, for the roles that were there when the palette was made.
            let colors: [Color]
            let variant: Variant

            init(colors: [Color], variant: Variant) {
                self.colors = colors
                self.variant = variant
            }
        }

        init(_ theme: ThemeStorage, variant: Variant) {
            var colors: [Color] = []
            Self.append(RoleRegistry.shared.entries, to: &colors, in: variant) { theme.adaptiveColor(of: $0)?[variant] }
            contents = Contents(colors: colors, variant: variant)
            looseReads = nil
        }

        /// Resolves roles in order, so that one that follows another finds it resolved.
        private static func append(
            _ entries: some Collection<RoleRegistry.Entry>,
            to colors: inout [Color],
            in variant: Variant,
            own: (Role) -> Color? = { _ in nil }
        ) {
            for entry in entries {
                if let color = own(Role(index: colors.count)) {
                    colors.append(color)
                    continue
                }
                switch entry.default {
                case .color(let color): colors.append(color.lastResort(variant))
                case .role(let earlier): colors.append(colors[earlier.index])
                }
            }
        }

        /// The colours of all roles that there are by now, by `Role.index`, which are not noted as read.
        var allColors: [Color] {
            let entries = RoleRegistry.shared.entries
            guard entries.count > contents.colors.count else { return contents.colors }
            var colors = contents.colors
            Self.append(entries.dropFirst(colors.count), to: &colors, in: contents.variant)
            return colors
        }

        private init(_ contents: Contents, looseReads: LooseReads) {
            self.contents = contents
            self.looseReads = looseReads
        }

        /// The same colours, for a reader that no bus is calling.
        func reporting(to looseReads: LooseReads) -> Palette { Palette(contents, looseReads: looseReads) }

        /// The variant that these colours are for.
        public var variant: Variant {
            StyleReads.variant.record(or: looseReads)
            return contents.variant
        }

        /// The colour of a role.
        ///
        /// - Parameter role: One of Blazon's or of the app's own, named before or after the palette was made.
        public subscript(role: Role) -> Color {
            StyleReads.role(role).record(or: looseReads)
            return color(of: role)
        }

        /// The colour of a role, which is not noted as read.
        @inline(__always)
        func color(of role: Role) -> Color {
            let index = role.index
            return index < contents.colors.count ? contents.colors[index] : defaultColor(of: role)
        }

        /// A role that was named after the palette was made: no theme knew of it, so that its default answers, which may
        /// lead to a role that is in the palette.
        @inline(never)
        private func defaultColor(of role: Role) -> Color {
            var role = role
            while role.index >= contents.colors.count {
                switch RoleRegistry.shared.entry(at: role.index).default {
                case .color(let color): return color.lastResort(contents.variant)
                case .role(let earlier): role = earlier
                }
            }
            return contents.colors[role.index]
        }
    }
}

extension Theme.Palette: Equatable {
    /// Whether both give the same colour for every role, in the same variant.
    public static func == (left: Theme.Palette, right: Theme.Palette) -> Bool {
        left.contents === right.contents || (left.variant == right.variant && left.allColors == right.allColors)
    }
}
