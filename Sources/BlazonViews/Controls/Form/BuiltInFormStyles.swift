// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: the settings in two columns.
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
    /// Two columns.
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsFormStyle().makeBody(configuration: configuration)
    }
}

/// The labels in one column, and what they belong to in another one.
public struct ColumnsFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
    /// Two columns.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.form, "columns") { FormColumns(content: configuration.content) }
    }
}

/// The settings one below the other, each section with a line around it.
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
    /// Sections.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.form, "grouped") {
            VStack(alignment: .leading) { configuration.content }
                .environment(\.sectionLook, .framed)
        }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The usual look: the settings in two columns.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// The labels in one column, and what they belong to in another one.
    @_disfavoredOverload public static var columns: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// The settings one below the other, each section with a line around it.
    @_disfavoredOverload public static var grouped: Self { Self() }
}
