public import Blazon

/// What travels down a tree of views.
public typealias EnvironmentValues = StyleValues

/// The key of a value in the environment.
public typealias EnvironmentKey = StyleKey

/// Light or dark.
public typealias ColorScheme = Theme.Scheme

/// Standard or increased contrast.
public typealias ColorSchemeContrast = Theme.Contrast

extension StyleValues {
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { variant.scheme }
        set { variant.scheme = newValue }
    }

    /// Standard or increased contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { variant.contrast }
        set { variant.contrast = newValue }
    }
}
