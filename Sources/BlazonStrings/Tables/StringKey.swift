import Foundation

/// The key of a word, compared by its UTF-8: `é` and `e` with a combining accent are two keys, though two `String`s of
/// them are equal.
package struct StringKey: Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }
}

extension StringKey: Hashable {
    package static func == (left: StringKey, right: StringKey) -> Bool {
        let (left, right) = (left.text.utf8.span, right.text.utf8.span)
        guard left.count == right.count else { return false }
        return left.withUnsafeBytes { left in
            right.withUnsafeBytes { right in
                guard let start = left.baseAddress, let other = right.baseAddress else { return true }
                return memcmp(start, other, left.count) == 0
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        text.utf8.span.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
