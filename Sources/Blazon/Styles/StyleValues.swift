/// What travels down a tree of views: values by typed key, and a stack of styles for each family.
///
/// It is what SwiftUI calls the environment, made for any toolkit: a value type that each view hands to those below it.
/// It is not `Sendable`, so that it may hold styles of the main actor; each thread builds its own.
///
/// A copy costs a pointer. Setting a value costs one small allocation, reading one a walk over what has been set since
/// the root, newest first.
public struct StyleValues {
    /// The values that were set, as a list from the newest to the oldest: copies share what they have in common.
    private var newest: Entry?

    private final class Entry {
        let key: ObjectIdentifier
        let value: Any
        let older: Entry?

        init(key: ObjectIdentifier, value: Any, older: Entry?) {
            self.key = key
            self.value = value
            self.older = older
        }
    }

    /// No values but the defaults.
    public init() {}

    /// The value of a key: the one set last, else its default.
    public subscript<K: StyleKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var entry = newest
            while let current = entry {
                if current.key == id, let value = current.value as? K.Value { return value }
                entry = current.older
            }
            return K.defaultValue
        }
        set {
            newest = Entry(key: ObjectIdentifier(key), value: newValue, older: newest)
        }
    }
}
