import Foundation

/// The key of a word, compared by its UTF-8: `é` and `e` with a combining accent are two keys, though two `String`s of
/// them are equal.
package struct StringKey: Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }
}

extension StringKey: Hashable {
    package static func == (left: StringKey, right: StringKey) -> Bool {
        let (left, right) = (left.text.utf8, right.text.utf8)
        let count = left.count
        guard count == right.count else { return false }
        // All native texts have storage of their own, and comparing that is many times as fast as comparing views.
        let isSame = left.withContiguousStorageIfAvailable { left in
            right.withContiguousStorageIfAvailable { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return memcmp(left, right, count) == 0
            }
        }
        return (isSame ?? nil) ?? left.elementsEqual(right)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
