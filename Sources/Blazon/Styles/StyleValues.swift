/// What travels down a tree of views: values by typed key, and a stack of styles for each family.
///
/// It is what SwiftUI calls the environment, made for any toolkit: a value type that each view hands to those below it.
/// It is not `Sendable`, so that it may hold styles of the main actor; each thread builds its own.
///
/// A copy costs a pointer. Setting a value costs one small allocation, reading one a walk over what has been set since
/// the root, newest first.
///
/// The look-up may be inlined: where the key is known, it is a comparison a link, and elsewhere the type of the value would
/// have to be asked for at each.
public struct StyleValues {
    /// The values that were set, as a list from the newest to the oldest: copies share what they have in common.
    @usableFromInline
    var newest: StyleLink?

    /// How long the list was when it held each key once, the last time that was seen to.
    private var compactLength = 0

    /// No values but the defaults.
    public init() {}

    /// The value of a key: the one set last, else its default.
    @inlinable
    public subscript<K: StyleKey>(key: K.Type) -> K.Value {
        get { newest?.value(of: key) ?? K.defaultValue }
        set { append(StyleValueLink(key: ObjectIdentifier(key), value: newValue, older: newest)) }
    }

    @usableFromInline
    mutating func append(_ link: StyleLink) {
        newest = link
        if link.length > 2 * compactLength + 32 { compact() }
    }

    /// Drops what newer values hide, so that values that are kept and set again and again do not grow.
    private mutating func compact() {
        var links: [StyleLink] = []
        var seen: Set<ObjectIdentifier> = []
        var link = newest
        while let current = link {
            if seen.insert(current.key).inserted { links.append(current) }
            link = current.older
        }
        newest = links.reversed().reduce(nil) { $1.copied(onto: $0) }
        compactLength = links.count
    }
}
