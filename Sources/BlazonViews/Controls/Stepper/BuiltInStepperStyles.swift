// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: the label, then a minus and a plus.
public struct AutomaticStepperStyle: StepperStyle {
    /// Makes the style.
    public init() {}
    /// A label and two signs.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.stepper, "automatic") {
            HStack {
                configuration.label.controlLabel()
                HStack(spacing: 0) {
                    StepperButton(glyph: \.decrement, action: configuration.onDecrement)
                    StepperButton(glyph: \.increment, action: configuration.onIncrement)
                }
            }
        }
    }
}

/// A sign between brackets that goes a step.
private struct StepperButton: View {
    let glyph: KeyPath<ControlGlyphs, String>
    let action: (() -> Void)?

    var body: some View {
        HStack(spacing: 0) {
            ControlGlyph(\.buttonLeading, .role(.inactiveIcon))
            ControlGlyph(glyph)
            ControlGlyph(\.buttonTrailing, .role(.inactiveIcon))
        }
        .onTapGesture { action?() }
        .disabled(action == nil)
    }
}

extension StepperStyle where Self == AutomaticStepperStyle {
    /// The usual look: the label, then a minus and a plus.
    @_disfavoredOverload public static var automatic: Self { Self() }
}
