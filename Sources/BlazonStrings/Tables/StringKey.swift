/// The key of a word, compared by its UTF-8: `é` and `e` with a combining accent are two keys, though two `String`s of
/// them are equal.
package struct StringKey: Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }
}

extension StringKey: Hashable {
    package static func == (left: StringKey, right: StringKey) -> Bool {
        // Texts of the same UTF-8 are equal, and that is quickly denied; that the equal ones have the same UTF-8 is not so.
        left.text.utf8.count == right.text.utf8.count && left.text == right.text
            && left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
