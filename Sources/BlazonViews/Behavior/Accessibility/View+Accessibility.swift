public import BlazonStrings

extension View {
    /// What a screen reader says of the first control inside, instead of its label.
    ///
    /// ```swift
    /// Button { model.goBack() } label: { Icon("←") }.accessibilityLabel("Back")
    /// ```
    ///
    /// - Parameter label: What it is called: a string, a word or a text.
    public func accessibilityLabel(_ label: some TextRepresentable) -> some View {
        AccessibleView(content: self, label: label.text)
    }

    /// What a screen reader says of the first control inside: a word that takes no arguments.
    public func accessibilityLabel(_ label: PlainStringResource) -> some View { accessibilityLabel(label.with()) }
}

private struct AccessibleView<Content: View>: _PrimitiveView {
    let content: Content
    let label: Text

    func _lower(into lowering: inout _ViewLowering) {
        let outer = lowering.accessibilityLabel
        lowering.accessibilityLabel = AccessibilityLabel(.column(lowering.children(of: label)))
        lowering.lower(content)
        lowering.accessibilityLabel = outer
    }
}
