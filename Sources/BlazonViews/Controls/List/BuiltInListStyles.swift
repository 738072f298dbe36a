// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: plain.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Rows.
    public func makeBody(configuration: Configuration) -> some View {
        PlainListStyle().makeBody(configuration: configuration)
    }
}

/// The rows, one below the other.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Rows.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.list, "plain") { ListRows(configuration: configuration) }
    }
}

/// The rows with room around them.
public struct InsetListStyle: ListStyle {
    /// Whether every other row lies on a colour of its own.
    public var alternatesRowBackgrounds: Bool

    /// Makes the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    public init(alternatesRowBackgrounds: Bool = false) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }
    /// Rows.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.list, "inset") {
            ListRows(configuration: configuration, alternates: alternatesRowBackgrounds).padding(.horizontal, 1)
        }
    }
}

/// The rows with a line around them, in the tint where the keyboard is.
public struct BorderedListStyle: ListStyle {
    /// Whether every other row lies on a colour of its own.
    public var alternatesRowBackgrounds: Bool

    /// Makes the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    public init(alternatesRowBackgrounds: Bool = false) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }
    /// Rows.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.list, "bordered") {
            FocusBorder { ListRows(configuration: configuration, alternates: alternatesRowBackgrounds) }
        }
    }
}

/// The rows of a list, with room for a pointer where they can be chosen.
private struct ListRows: View {
    let configuration: ListStyleConfiguration
    var alternates = false
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(configuration.rows) { row in
                HStack {
                    if configuration.isSelectable { RowPointer(isSelected: row.isSelected) }
                    row.label.controlLabel(showsFocus: row.isSelected)
                }
                .rowBackground(isSelected: row.isSelected, isOdd: alternates && !row.id.isMultiple(of: 2))
            }
        }
    }
}

extension ListStyle where Self == DefaultListStyle {
    /// The usual look: plain.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
    /// The rows, one below the other.
    @_disfavoredOverload public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
    /// The rows with room around them.
    @_disfavoredOverload public static var inset: Self { Self() }

    /// The rows with room around them.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    @_disfavoredOverload public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == BorderedListStyle {
    /// The rows with a line around them, in the tint where the keyboard is.
    @_disfavoredOverload public static var bordered: Self { Self() }

    /// The rows with a line around them.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    @_disfavoredOverload public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
