/// One value among those of ``StyleValues``, of whatever type.
@usableFromInline
class StyleLink {
    /// The key's type.
    @usableFromInline
    final let key: ObjectIdentifier
    @usableFromInline
    final let older: StyleLink?
    /// How many links there are from here on.
    @usableFromInline
    final let length: Int

    @inlinable
    init(key: ObjectIdentifier, older: StyleLink?) {
        self.key = key
        self.older = older
        length = (older?.length ?? 0) + 1
    }

    /// The same value as part of another list.
    func copied(onto older: StyleLink?) -> StyleLink { StyleLink(key: key, older: older) }

    /// The value of a key, in this link or an older one; nil where nobody has set one.
    ///
    /// A link is made in one place only, where its key and its value belong together. So a link of the same key holds a value of
    /// that key's type, and need not be asked.
    @inlinable
    final func value<K: StyleKey>(of key: K.Type) -> K.Value? {
        let id = ObjectIdentifier(key)
        // This link keeps all older ones, so that the walk need not keep each of them as well.
        var link = Unmanaged.passUnretained(self)
        while link._withUnsafeGuaranteedRef({ $0.key != id }) {
            guard let older = link._withUnsafeGuaranteedRef({ $0.older.map(Unmanaged.passUnretained) }) else {
                return nil
            }
            link = older
        }
        return link._withUnsafeGuaranteedRef { unsafeDowncast($0, to: StyleValueLink<K.Value>.self).value }
    }
}

/// One value among those of ``StyleValues``.
@usableFromInline
final class StyleValueLink<Value>: StyleLink {
    @usableFromInline
    let value: Value

    @inlinable
    init(key: ObjectIdentifier, value: Value, older: StyleLink?) {
        self.value = value
        super.init(key: key, older: older)
    }

    override func copied(onto older: StyleLink?) -> StyleLink {
        StyleValueLink(key: key, value: value, older: older)
    }
}
