import Blazon

// What controls are drawn of for which a toolkit has no widget: bars, points on a track, circles and spinners, in the tint
// of the place, and in the colour of what cannot be used where that is so.

extension Node {
    /// A bar that is filled from the leading side.
    static func bar(_ fraction: Double, in values: StyleValues) -> Node {
        inBar([track, .fill(.init(values.controlPaint, pattern: .bar, fraction: fraction))], in: values)
    }

    /// A bar of something whose extent is not known: a piece that moves there and back. It starts in the middle, where it
    /// looks like no fraction at all.
    static func indeterminateBar(in values: StyleValues) -> Node {
        let fill = Fill(values.controlPaint, pattern: .bar, fraction: 1.0 / 3, position: values.turn.thereAndBack)
        return inBar([track, .fill(fill)], in: values)
    }

    /// A point on a scale, as some gauges show a value.
    static func point(at fraction: Double, in values: StyleValues) -> Node {
        let scale = Node.fill(.init(.role(.inactiveIcon), pattern: .scale))
        return inBar([scale, .fill(.init(values.controlPaint, pattern: .marker, position: fraction))], in: values)
    }

    /// A circle that is filled as far as something has come. Only nothing is empty, and only all is full.
    static func circle(_ fraction: Double, in values: StyleValues) -> Node {
        .icon(.init(glyph: values.snapshot.theme.glyphs.circle(at: fraction), paint: values.controlPaint))
    }

    /// Something that goes on for an unknown time, in one moment of its turn.
    static func spinner(in values: StyleValues) -> Node {
        .icon(.init(glyph: values.snapshot.theme.glyphs.spinner(at: values.turn), paint: values.controlPaint))
    }

    // Computed: the leak detector takes the box of a constant node for lost, since the reference to it carries a tag.
    private static var track: Node { .fill(.init(.role(.divider), pattern: .track)) }

    /// Layers one row high: as wide as they are offered, else as the size of controls has it.
    private static func inBar(_ layers: [Node], in values: StyleValues) -> Node {
        .frame(
            .init(
                minWidth: 1,
                idealWidth: values.controlSize.barWidth,
                maxWidth: .infinity,
                minHeight: 1,
                idealHeight: 1,
                maxHeight: 1,
                content: .layers(.init(alignment: .leading, children: layers))
            )
        )
    }
}

extension StyleValues {
    /// ``animationPhase`` from 0 to less than 1.
    fileprivate var turn: Double {
        let phase = animationPhase
        guard phase.isFinite else { return 0 }
        let turn = phase - phase.rounded(.down)
        return turn < 1 ? turn : 0
    }
}

extension Double {
    /// A turn as a way from the middle to 1, back to 0 and to the middle again.
    fileprivate var thereAndBack: Double {
        let doubled = self * 2
        return switch self {
        case ..<0.25: 0.5 + doubled
        case ..<0.75: 1.5 - doubled
        default: doubled - 1.5
        }
    }
}

extension ControlSize {
    /// How wide a bar or a field is where nothing says so, in cells.
    var barWidth: Int {
        switch self {
        case .mini: 5
        case .small: 10
        case .regular: 20
        case .large: 30
        case .extraLarge: 40
        }
    }
}
