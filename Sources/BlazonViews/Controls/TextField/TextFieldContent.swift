import Blazon

/// The text of a field as it is shown: with its caret, as bullets, or what stands for it while there is none.
struct TextFieldContent: _PrimitiveView {
    let text: String
    let prompt: Text?
    let isSecure: Bool
    let place: ControlPlace

    /// One for each character.
    var bullets: String {
        isSecure ? String(repeating: glyphs.bullet, count: text.count) : text
    }

    private var glyphs: ControlGlyphs { place.lowering.values.snapshot.theme.glyphs.controls }

    func _lower(into lowering: inout _ViewLowering) {
        var view = Text(bullets)
        if place.isFocused {
            let caret = min(max(place.caret ?? text.count, 0), text.count)
            let shown = isSecure ? Array(repeating: glyphs.bullet, count: text.count) : text.map(String.init)
            view = Text(shown[..<caret].joined()) + Text(glyphs.caret).foregroundStyle(.tint)
            view = view + (text.isEmpty ? placeholder : Text(shown[caret...].joined()))
        } else if text.isEmpty {
            view = placeholder
        }
        // The end is seen that is written at.
        let isAtEnd = place.isFocused && place.caret == nil
        lowering.lower(view.controlLabel(showsFocus: false).lineLimit(1).truncationMode(isAtEnd ? .head : .tail))
    }

    private var placeholder: Text { (prompt ?? Text("")).foregroundStyle(.secondaryText) }
}
