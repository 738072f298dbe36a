/// What travels down a tree of views: values by typed key, and a stack of styles for each family.
///
/// It is what SwiftUI calls the environment, made for any toolkit: a value type that each view hands to those below it.
/// It is not `Sendable`, so that it may hold styles of the main actor; each thread builds its own.
///
/// A copy costs a pointer. Setting a value costs one small allocation, reading one a walk over what has been set since
/// the root, newest first.
public struct StyleValues {
    /// The values that were set, as a list from the newest to the oldest: copies share what they have in common.
    private var newest: Link?

    private final class Link {
        let key: ObjectIdentifier
        let value: Any
        let older: Link?
        /// How many links there are from here on.
        let length: Int

        init(key: ObjectIdentifier, value: Any, older: Link?) {
            self.key = key
            self.value = value
            self.older = older
            length = (older?.length ?? 0) + 1
        }
    }

    /// How long the list was when it held each key once, the last time that was seen to.
    private var compactLength = 0

    /// No values but the defaults.
    public init() {}

    /// The value of a key: the one set last, else its default.
    public subscript<K: StyleKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var link = newest
            while let current = link {
                if current.key == id, let value = current.value as? K.Value { return value }
                link = current.older
            }
            return K.defaultValue
        }
        set {
            newest = Link(key: ObjectIdentifier(key), value: newValue, older: newest)
            if let newest, newest.length > 2 * compactLength + 32 { compact() }
        }
    }

    /// Drops what newer values hide, so that values that are kept and set again and again do not grow.
    private mutating func compact() {
        var links: [Link] = []
        var seen: Set<ObjectIdentifier> = []
        var link = newest
        while let current = link {
            if seen.insert(current.key).inserted { links.append(current) }
            link = current.older
        }
        newest = links.reversed().reduce(nil) { Link(key: $1.key, value: $1.value, older: $0) }
        compactLength = links.count
    }
}
