import Blazon

/// What stands before a row: a pointer where it is chosen, and room for one where it is not.
struct RowPointer: View {
    let isSelected: Bool

    var body: some View {
        if isSelected { ControlGlyph(\.pointer) } else { Text(" ") }
    }
}

extension View {
    /// What lies behind a row: one colour where it is chosen, one behind every other row.
    @ViewBuilder
    func rowBackground(isSelected: Bool, isOdd: Bool) -> some View {
        if isSelected || isOdd {
            frame(maxWidth: .infinity, alignment: .leading)
                .background(isSelected ? .highlightedCard : .highlightedAppBar)
        } else {
            self
        }
    }
}
