/// A tag, as `<key>`, `</key>` or `<true/>`.
struct PropertyListTag {
    var element: PropertyListElement
    /// Its place, angle brackets and all.
    var range: Range<Int>
    var isClosing: Bool
    /// Whether it is opening and closing tag in one.
    var isEmpty: Bool
}
