public import Blazon

/// Gives bindings to the properties of a model.
///
/// ```swift
/// struct Editor: View {
///     @Bindable var document: Document
///     var body: some View { TextField("Title", text: $document.title) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
    /// The model itself.
    public var wrappedValue: Model

    /// Wraps a model.
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    /// Wraps a model.
    public init(_ model: Model) { wrappedValue = model }

    /// The wrapper, whose members are bindings.
    public var projectedValue: Bindable<Model> { self }

    /// A binding to a property of the model.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
        Binding(wrappedValue, keyPath)
    }
}
