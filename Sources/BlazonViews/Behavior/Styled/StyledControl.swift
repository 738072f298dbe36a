public import Blazon

/// A control of any family, drawn as the innermost style of that family says, or else as usual.
///
/// All built-in controls are made of it, and so is an app's own family:
///
/// ```swift
/// struct RatingConfiguration { var stars: Int }
/// enum RatingFamily: StyleFamily {
///     typealias Configuration = RatingConfiguration
///     typealias Output = AnyView
/// }
/// protocol RatingStyle {
///     associatedtype Body: View
///     @ViewBuilder func makeBody(configuration: RatingConfiguration) -> Body
/// }
/// extension View {
///     func ratingStyle(_ style: some RatingStyle) -> some View {
///         controlStyle(of: RatingFamily.self) { style.makeBody(configuration: $0) }
///     }
/// }
/// struct Rating: View {
///     var configuration: RatingConfiguration
///     var body: some View {
///         StyledControl(of: RatingFamily.self, configuration, as: ControlTraits(.init(rawValue: "rating"))) {
///             Text(String(repeating: "★", count: $0.stars))
///         }
///     }
/// }
/// ```
///
/// A `Rating(configuration:)` inside a `RatingStyle` gets the next outer style, or the default, and never that one again.
public struct StyledControl<Family: StyleFamily>: _PrimitiveView where Family.Output == AnyView {
    private let kind: Node.Control.Kind
    private let describe: (ControlPlace) -> (Family.Configuration, ControlTraits)
    private let standard: (Family.Configuration) -> AnyView

    /// Makes a control.
    ///
    /// - Parameters:
    ///   - family: Whose styles draw it.
    ///   - configuration: What the style is given.
    ///   - traits: What the control is and does.
    ///   - standard: Draws it where no style of the family holds.
    public init(
        of family: Family.Type,
        _ configuration: Family.Configuration,
        as traits: ControlTraits,
        @ViewBuilder standard: @escaping (Family.Configuration) -> some View
    ) {
        self.init(of: family, traits.kind, standard: standard) { _ in (configuration, traits) }
    }

    /// Makes a control whose configuration depends on what a person does with it at the moment.
    init(
        of family: Family.Type,
        _ kind: Node.Control.Kind,
        @ViewBuilder standard: @escaping (Family.Configuration) -> some View,
        describe: @escaping (ControlPlace) -> (Family.Configuration, ControlTraits)
    ) {
        self.kind = kind
        self.describe = describe
        self.standard = { AnyView(standard($0)) }
    }

    /// Appends a control.
    public func _lower(into lowering: inout _ViewLowering) {
        let place = ControlPlace(id: NodeID(lowering.path), kind: kind, in: lowering)
        lowering.controls?.reserve(place.id)
        let (configuration, traits) = describe(place)
        let isPart = lowering.owner?.takesKeyboard == true
        let focus = traits.behavior == nil ? nil : lowering.focusRequest?.claim()
        lowering.register(traits, at: place.id, isPart: isPart, focus: focus)

        let accessibilityLabel = lowering.accessibilityLabel?.claim()

        let style = lowering.values.innermostStyle(of: Family.self)
        var below = lowering.emptied
        below.values = style?.outerValues ?? lowering.values
        below.owner = ControlOwner(
            traits: traits,
            place: place,
            takesKeyboard: isPart || traits.behavior != nil
        )
        if below.values.isFocused != place.isFocused { below.values.isFocused = place.isFocused }
        let body = below.reading { style?.makeBody(configuration) ?? standard(configuration) }
        let nodes = below.children(of: body, at: .position(0))

        // A built-in style draws a control by itself, and a style may do nothing but ask for the control again. Another one of
        // its kind may stand there alone, too, as a group in a group.
        if nodes.count == 1, case .control(var control) = nodes[0], control.kind == kind,
            control.origin.stateID == nil || control.origin.stateID == place.stateID
        {
            if control.id != place.id { lowering.controls?.withdraw(control.id) }
            control.id = place.id
            control.accessibilityLabel = accessibilityLabel ?? control.accessibilityLabel
            lowering.nodes.append(.control(control))
        } else {
            var control = lowering.control(traits, at: place, isCustomized: style != nil, drawing: .column(nodes))
            control.accessibilityLabel = accessibilityLabel
            lowering.nodes.append(.control(control))
        }
    }
}
