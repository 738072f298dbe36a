import Blazon

/// A control whose style is being lowered: what stands in the style's body is a part of it.
///
/// The parts of a control that hears the keyboard are no stops of the Tab key, so that a style does not change the way
/// through the controls. They do answer events that are sent to them, such as clicks.
final class ControlOwner {
    let traits: ControlTraits
    let place: ControlPlace
    /// Whether the control, or one that it is a part of, hears the keyboard.
    let takesKeyboard: Bool

    init(traits: ControlTraits, place: ControlPlace, takesKeyboard: Bool) {
        self.traits = traits
        self.place = place
        self.takesKeyboard = takesKeyboard
    }
}
