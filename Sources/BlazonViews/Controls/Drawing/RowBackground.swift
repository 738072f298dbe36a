import Blazon

/// What lies behind a row: one colour where it is chosen, one behind every other row.
struct RowBackground<Content: View>: View {
    let content: Content
    let isSelected: Bool
    let isOdd: Bool
    @Environment(\.highlightPaint) private var highlight

    var body: some View {
        if isSelected || isOdd {
            let paint = isSelected ? highlight : .shade
            content.frame(maxWidth: .infinity, alignment: .leading)
                .wrapped { .background(.init(paint, content: $0)) }
        } else {
            content
        }
    }
}

extension View {
    /// Sets a row apart from others.
    func rowBackground(isSelected: Bool, isOdd: Bool) -> some View {
        RowBackground(content: self, isSelected: isSelected, isOdd: isOdd)
    }
}
