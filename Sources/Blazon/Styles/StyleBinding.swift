/// A value that lies elsewhere, to be read and written: what SwiftUI calls a binding, without a state graph.
///
/// It is two closures. It is not `Sendable` and belongs to no actor, so that it may reach into a model of the main actor.
///
/// ```swift
/// final class Settings { var volume = 3 }
/// let settings = Settings()
/// let volume = StyleBinding(settings, \.volume)
/// volume.wrappedValue += 1
/// settings.volume                              // 4
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct StyleBinding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// Makes a binding of the two ways to its value.
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - set: Writes it.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    /// Makes a binding to a property of an object, which it keeps alive.
    ///
    /// - Parameters:
    ///   - object: Where the property is.
    ///   - keyPath: Which property.
    public init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.init {
            object[keyPath: keyPath]
        } set: {
            object[keyPath: keyPath] = $0
        }
    }

    /// The binding itself, for a `@StyleBinding` parameter that is given a projected value.
    public init(projectedValue: StyleBinding<Value>) { self = projectedValue }

    /// A value that cannot be changed: writing does nothing.
    public static func constant(_ value: Value) -> StyleBinding<Value> {
        StyleBinding {
            value
        } set: { _ in
        }
    }

    /// The value as it is now.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself: `$name` of a `@StyleBinding var name`.
    public var projectedValue: StyleBinding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> StyleBinding<Part> {
        StyleBinding<Part> {
            read()[keyPath: keyPath]
        } set: { part in
            var value = read()
            value[keyPath: keyPath] = part
            write(value)
        }
    }
}
