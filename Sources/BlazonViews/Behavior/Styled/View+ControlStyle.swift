public import Blazon

extension View {
    /// The look of all controls of a family below.
    ///
    /// What a family's own modifier is made of; see ``StyledControl``.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - makeBody: What the style makes of a configuration.
    public func controlStyle<Family: StyleFamily>(
        of family: Family.Type,
        @ViewBuilder makeBody: @escaping (Family.Configuration) -> some View
    ) -> some View where Family.Output == AnyView {
        settingValues { $0.pushStyle(of: family) { AnyView(makeBody($0)) } }
    }
}
