public import Blazon
import Observation

/// A view that lives: it draws itself anew when the theme, the words or the models that it reads have changed.
///
/// ```swift
/// let inbox = StyledComponent {
///     Inbox(model: model)
/// } onChange: { content in
///     terminal.show(content.node, palette: content.palette)
/// }
/// ```
///
/// `onChange` is called once at the beginning, and then whenever the node differs or something in it resolves to another
/// colour, word or glyph: a view that shows `.foregroundStyle(.accent)` hears of another accent, and not of another
/// divider. It depends, through the body, on the `@Observable` models that the body reads.
///
/// A model has to change in the isolation of the component. A change is heard of before it is made, and followed after that;
/// one that another thread makes at that very moment may be missed.
///
/// It is refreshed where it was made, as any `StyleUpdatable` is. One that belongs to no actor has no place to
/// follow a model to: it is brought up to date by the next change of style, or when its owner calls ``updateStyle()``.
public final class StyledComponent: StyleUpdatable {
    /// What was handed to the toolkit last.
    public private(set) var content: StyledContent

    private let store: ThemeStore
    private let values: StyleValues
    private let makeNode: (StyleValues, ControlTable) -> Node
    private let onChange: (StyledContent) -> Void
    private let models = ModelRelay()
    private var look: Resolution.Look?
    /// What the controls of ``content`` do.
    private(set) var controls = ControlTable()
    /// What a person is doing at the moment.
    var interaction = ControlInteraction()
    /// Whether the app is being told where the keyboard is, and says nothing of where it should be.
    var isMovingFocus = false

    /// Makes a live view.
    ///
    /// - Parameters:
    ///   - store: The theme to follow.
    ///   - values: What travels down to the view, such as styles; the store's theme and variant are set on it.
    ///   - delivery: Where to be refreshed.
    ///   - isolation: The caller's isolation.
    ///   - view: Makes the view; called at every refresh.
    ///   - onChange: Gets what is to be drawn, at once and at every change of it.
    public init<Content: View>(
        store: ThemeStore = .shared,
        values: StyleValues = StyleValues(),
        delivery: StyleDelivery = .automatic,
        isolation: isolated (any Actor)? = #isolation,
        @ViewBuilder view: @escaping () -> Content,
        onChange: @escaping (StyledContent) -> Void
    ) {
        self.store = store
        self.values = values
        self.onChange = onChange
        makeNode = { view().node(in: $0, controls: $1) }
        let state = store.snapshot
        content = StyledContent(node: .empty, theme: state.theme, variant: state.variant, words: ResolvedWords())
        models.observation = observeAndUpdateStyle(
            on: store.bus,
            delivery: delivery,
            tracking: .reads,
            isolation: isolation
        )
    }

    /// Draws the view anew, and hands it on if it would look different.
    public func updateStyle() {
        // Called by its owner and not by its bus, what it reads adds to what it is refreshed for.
        if let observation = models.observation, !observation.isRefreshing(self) {
            observation.addingReads(of: self, draw)
        } else {
            draw()
        }
    }

    private func draw() {
        let state = store.snapshot
        var values = values
        values.theme = state.theme
        values.variant = state.variant
        let node = withObservationTracking {
            lowerWithFocus(in: values)
        } onChange: { [models] in
            models.changed()
        }
        let resolution = Resolution(of: node, theme: state.theme, variant: state.variant)
        guard node != content.node || resolution.look != look else { return }
        look = resolution.look
        content = StyledContent(
            node: node,
            theme: state.theme,
            variant: state.variant,
            words: resolution.words
        )
        onChange(content)
    }

    /// Lowers the view, a second time where the app wants the keyboard to be elsewhere.
    private func lowerWithFocus(in values: StyleValues) -> Node {
        var node = lower(in: values)
        if !isMovingFocus, let move = controls.wantedMove(in: interaction) {
            perform(move)
            node = lower(in: values)
        }
        // Who has left, or cannot be used any more, hears the keyboard no longer.
        if let focused = interaction.focused, !controls.isEnabled(focused) { interaction.focused = nil }
        if let pressed = interaction.pressed, !controls.isEnabled(pressed) { interaction.pressed = nil }
        return node
    }

    private func lower(in values: StyleValues) -> Node {
        var values = values
        values.interaction = interaction
        let controls = ControlTable()
        controls.applyChange = { [weak self] change in self.map { change(&$0.interaction) } }
        let node = makeNode(values, controls)
        self.controls = controls
        return node
    }

    /// Ends the life of the view before that of this object: it is not drawn again by any change.
    public func cancel() { models.observation?.cancel() }
}
