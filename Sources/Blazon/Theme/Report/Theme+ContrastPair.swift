extension Theme {
    /// A role and what it stands on, for a look at whether people can tell the two apart.
    public struct ContrastPair: Sendable, Hashable {
        /// What a colour is used for, which decides how much contrast it needs.
        public enum Purpose: String, Sendable, Hashable, CaseIterable {
            /// Text of the usual size: 4.5, and 7 at increased contrast.
            case text
            /// Text from 24 pixels on, or bold from 19: 3, and 4.5 at increased contrast.
            case largeText
            /// An icon or a line without which something is not understood: 3.
            case graphic
            /// What needs none: decoration, and controls that cannot be used.
            case exempt

            /// The least ratio by WCAG 2, level AA; at increased contrast level AAA. Nil where there is none.
            public func requiredRatio(at contrast: Contrast) -> Double? {
                switch (self, contrast) {
                case (.text, .standard), (.largeText, .increased): 4.5
                case (.text, .increased): 7
                case (.largeText, .standard), (.graphic, _): 3
                case (.exempt, _): nil
                }
            }
        }

        /// What is to be seen.
        public var foreground: Role
        /// What it stands on.
        public var background: Role
        /// What the foreground is used for.
        public var purpose: Purpose

        /// Makes a pair.
        ///
        /// - Parameters:
        ///   - foreground: What is to be seen.
        ///   - background: What it stands on.
        ///   - purpose: What the foreground is used for; usual text unless said otherwise.
        public init(_ foreground: Role, on background: Role, as purpose: Purpose = .text) {
            self.foreground = foreground
            self.background = background
            self.purpose = purpose
        }

        /// How Blazon's own roles meet: all text on the background and on cards, titles on bars, and what is exempt.
        public static let standard: [ContrastPair] = {
            let text: [Role] = [.primaryText, .secondaryText, .link, .accent, .success, .warning, .danger, .info]
            let bars: [Role] = [.statusBar, .appBar, .highlightedAppBar, .highlightedCard]
            let content = [Role.background, .card].flatMap { surface in
                text.map { ContrastPair($0, on: surface) }
                    + [
                        ContrastPair(.activeIcon, on: surface, as: .graphic),
                        ContrastPair(.tint, on: surface, as: .graphic),
                    ]
                    + [Role.inactiveIcon, .disabledText, .divider].map { ContrastPair($0, on: surface, as: .exempt) }
            }
            return content + bars.map { ContrastPair(.primaryText, on: $0) }
        }()
    }
}

extension Theme.ContrastPair: CustomStringConvertible {
    /// Both roles: `secondaryText on card`.
    public var description: String { "\(foreground) on \(background)" }
}
