import Blazon

/// What stands before a row: a pointer where it is chosen, and room for one where it is not.
struct RowPointer: View {
    let isSelected: Bool

    var body: some View {
        if isSelected { ControlGlyph(\.pointer) } else { Text(" ") }
    }
}
