extension Theme.Role {
    init(_ role: MaterialRole) { self.init(index: role.rawValue) }

    /// The strip at the very top of a screen.
    public static var statusBar: Theme.Role { Theme.Role(.statusBar) }
    /// The bar with the title and the main actions.
    public static var appBar: Theme.Role { Theme.Role(.appBar) }
    /// An app bar while it is pressed, or lifted by what scrolls beneath it.
    public static var highlightedAppBar: Theme.Role { Theme.Role(.highlightedAppBar) }
    /// What lies behind everything else.
    public static var background: Theme.Role { Theme.Role(.background) }
    /// A sheet that content lies on.
    public static var card: Theme.Role { Theme.Role(.card) }
    /// A card while it is pressed or selected.
    public static var highlightedCard: Theme.Role { Theme.Role(.highlightedCard) }

    /// Text that is to be read first. Translucent in the light scheme.
    public static var primaryText: Theme.Role { Theme.Role(.primaryText) }
    /// Text that explains other text. Translucent.
    public static var secondaryText: Theme.Role { Theme.Role(.secondaryText) }
    /// Text of a control that cannot be used now. Translucent, and exempt from contrast rules.
    public static var disabledText: Theme.Role { Theme.Role(.disabledText) }
    /// An icon that can be used, or is on. Translucent in the light scheme.
    public static var activeIcon: Theme.Role { Theme.Role(.activeIcon) }
    /// An icon that cannot be used, or is off. Translucent.
    public static var inactiveIcon: Theme.Role { Theme.Role(.inactiveIcon) }
    /// A line between two things. Translucent, and exempt from contrast rules.
    public static var divider: Theme.Role { Theme.Role(.divider) }

    /// The colour that stands for the app or the brand, which most themes set.
    public static var accent: Theme.Role { Theme.Role(.accent) }
    /// The moving or filled part of a control. Follows ``accent`` until a theme says otherwise.
    public static var tint: Theme.Role { Theme.Role(.tint) }
    /// Text that leads somewhere. Follows ``accent`` until a theme says otherwise.
    public static var link: Theme.Role { Theme.Role(.link) }
    /// The veil over content that is being loaded. Translucent.
    public static var loadingBackground: Theme.Role { Theme.Role(.loadingBackground) }

    /// Something went well.
    public static var success: Theme.Role { Theme.Role(.success) }
    /// Something may go wrong.
    public static var warning: Theme.Role { Theme.Role(.warning) }
    /// Something went wrong, or cannot be undone.
    public static var danger: Theme.Role { Theme.Role(.danger) }
    /// Something is worth knowing.
    public static var info: Theme.Role { Theme.Role(.info) }
}
