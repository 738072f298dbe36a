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
            for (index, entry) in RoleRegistry.shared.entries.enumerated() {
                if let own = theme.adaptiveColor(of: Role(index: index))?[variant] {
                    colors.append(own)
                    continue
                }
                switch entry.default {
                case .color(let color): colors.append(color.lastResort(variant))
                case .role(let earlier): colors.append(colors[earlier.index])
                }
            }
            contents = Contents(colors: colors, variant: variant)
        }

        /// The variant that these colours are for.
        public var variant: Variant { contents.variant }

        /// The colour of a role.
        ///
        /// - Parameter role: One of Blazon's or of the app's own, named before or after the palette was made.
        public subscript(role: Role) -> Color {
            let index = role.index
            return index < contents.colors.count ? contents.colors[index] : defaultColor(of: role)
        }

        /// A role that was named after the palette was made: no theme knew of it, so that its default answers, which may
        /// lead to a role that is in the palette.
        @inline(never)
        private func defaultColor(of role: Role) -> Color {
            switch RoleRegistry.shared.entry(at: role.index).default {
            case .color(let color): color.lastResort(variant)
            case .role(let earlier): self[earlier]
            }
        }
    }
}

extension Theme.Palette: Equatable {
    /// Whether both give the same colour for every role, in the same variant.
    public static func == (left: Theme.Palette, right: Theme.Palette) -> Bool {
        left.contents === right.contents
            || (left.variant == right.variant && Theme.Role.all.allSatisfy { left[$0] == right[$0] })
    }
}
