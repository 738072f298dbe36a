/// A piece of a text: what is shown as it stands, or what something is put in the place of.
struct ScannedItem: Sendable, Hashable {
    enum Content: Sendable, Hashable {
        case literal
        case specifier(FormatSpecifier)
        /// `%#@name@`
        case variable(String)
        /// `%arg`: the number that decides about the form which holds it.
        case number
    }

    var content: Content
    /// Where it stands in the bytes of its text. Of `%%` only the second byte is there to be shown.
    var range: Range<Int>
    /// The position of the argument, from 1: first as it is written, and where it is not, as it is counted.
    var position: Int?
}
