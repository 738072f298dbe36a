// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: icon, then title.
public struct AutomaticLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
    /// Icon, then title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon, then title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
    /// Icon, then title.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon without the title.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
    /// The icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Title, then icon.
public struct TrailingIconLabelStyle: LabelStyle {
    /// The room between them in cells, from 0.
    public var spacing: Int

    /// Makes the style.
    ///
    /// - Parameter spacing: The room between title and icon in cells, from 0.
    public init(spacing: Int = 1) { self.spacing = spacing }

    /// Title, then icon.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == AutomaticLabelStyle {
    /// The usual look: icon, then title.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon, then title.
    @_disfavoredOverload public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title without the icon.
    @_disfavoredOverload public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon without the title.
    @_disfavoredOverload public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    /// Title, then icon.
    @_disfavoredOverload public static var trailingIcon: Self { Self() }

    /// Title, then icon.
    ///
    /// - Parameter spacing: The room between them in cells, from 0.
    @_disfavoredOverload public static func trailingIcon(spacing: Int) -> Self { Self(spacing: spacing) }
}
