public import Blazon

/// A value of the environment, read where a view's or a style's body is evaluated.
///
/// ```swift
/// struct Swatch: View {
///     @Environment(\.theme) private var theme
///     var body: some View { Text(theme.id).foregroundStyle(.accent) }
/// }
/// ```
///
/// Outside of a body, for example in a closure that is kept for later, it has the key's default value.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads a value.
    ///
    /// - Parameter keyPath: Which one: `\.theme`, `\.colorScheme`, `\.isEnabled`, or a key of the app's own.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value here.
    public var wrappedValue: Value {
        (EnvironmentReader.current ?? StyleValues())[keyPath: keyPath]
    }
}
