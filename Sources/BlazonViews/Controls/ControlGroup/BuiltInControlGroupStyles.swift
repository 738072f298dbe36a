// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: the controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    public init() {}
    /// A row.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.controlGroup, "automatic") { HStack { configuration.content } }
    }
}

/// The controls as the commands of a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    public init() {}
    /// A menu.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.controlGroup, "menu") {
            Menu {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The usual look: the controls in a row.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// The controls as the commands of a menu.
    @_disfavoredOverload public static var menu: Self { Self() }
}
