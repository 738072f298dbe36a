extension Theme {
    /// One of the four faces of a theme: a scheme at a contrast.
    public struct Variant: Sendable, Hashable, CaseIterable {
        /// Light or dark.
        public var scheme: Scheme
        /// Standard or increased.
        public var contrast: Contrast

        /// Makes a variant.
        ///
        /// - Parameters:
        ///   - scheme: Light or dark.
        ///   - contrast: Standard, unless said otherwise.
        public init(scheme: Scheme, contrast: Contrast = .standard) {
            self.scheme = scheme
            self.contrast = contrast
        }

        /// Light, at standard contrast.
        public static let light = Variant(scheme: .light)
        /// Dark, at standard contrast.
        public static let dark = Variant(scheme: .dark)
        /// Light, at increased contrast.
        public static let lightIncreasedContrast = Variant(scheme: .light, contrast: .increased)
        /// Dark, at increased contrast.
        public static let darkIncreasedContrast = Variant(scheme: .dark, contrast: .increased)

        /// All four, light before dark and standard before increased.
        public static let allCases: [Variant] = [.light, .dark, .lightIncreasedContrast, .darkIncreasedContrast]

        /// The place of this variant in ``allCases``.
        var index: Int {
            (scheme == .dark ? 1 : 0) + (contrast == .increased ? 2 : 0)
        }
    }
}

extension Theme.Variant: CustomStringConvertible {
    /// `light`, `dark`, `light-increased` or `dark-increased`: usable in a file's name.
    public var description: String {
        contrast == .standard ? scheme.rawValue : "\(scheme.rawValue)-\(contrast.rawValue)"
    }
}
