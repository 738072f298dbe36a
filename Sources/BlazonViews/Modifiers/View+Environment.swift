public import Blazon

extension View {
    /// Sets a value of the environment for this view and all below it.
    ///
    /// ```swift
    /// Inbox().environment(\.theme, .yumekawaPink)
    /// Inbox().environment(\.colorScheme, .dark)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: Which value. A theme or a variant holds for the colours and words below as well.
    ///   - value: What it is there.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        let pins: Set<EnvironmentView<Self>.Pin> =
            switch keyPath {
            case \StyleValues.theme: [.theme]
            case \StyleValues.colorScheme, \StyleValues.variant.scheme: [.scheme]
            case \StyleValues.colorSchemeContrast, \StyleValues.variant.contrast: [.contrast]
            case \StyleValues.variant: [.scheme, .contrast]
            default: []
            }
        return EnvironmentView(content: self, pins: pins) { $0[keyPath: keyPath] = value }
    }

    /// The colour of text and icons below that have none of their own: that of a role.
    @inlinable
    public func foregroundStyle(_ role: Theme.Role) -> some View {
        settingValues { $0.foreground = .role(role) }
    }

    /// The colour of text and icons below that have none of their own.
    @inlinable
    public func foregroundStyle(_ color: Color) -> some View {
        settingValues { $0.foreground = color.paint }
    }

    /// The colour of the moving or filled part of controls below: that of a role.
    public func tint(_ role: Theme.Role) -> some View {
        settingValues { $0.tint = .role(role) }
    }

    /// The colour of the moving or filled part of controls below; nil for the `tint` role.
    public func tint(_ color: Color?) -> some View {
        settingValues { $0.tint = color?.paint }
    }

    /// How large controls below are drawn.
    public func controlSize(_ size: ControlSize) -> some View {
        settingValues { $0.controlSize = size }
    }

    /// Whether controls below can be used. What is disabled by a view further out stays so.
    public func disabled(_ isDisabled: Bool) -> some View {
        settingValues { $0.isEnabled = $0.isEnabled && !isDisabled }
    }

    /// Changes values of the environment that depend on what they are, for this view and all below it.
    ///
    /// - Parameters:
    ///   - keyPath: Which value.
    ///   - transform: Changes it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
