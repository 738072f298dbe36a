/// One line of the way from an old text to a new one.
struct Edit {
    /// What becomes of a line; the raw value is the mark that stands before it.
    enum Kind: Character {
        case kept = " "
        case removed = "-"
        case inserted = "+"
    }

    let kind: Kind
    let line: String
}
