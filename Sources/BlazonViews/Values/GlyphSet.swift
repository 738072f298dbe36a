public import Blazon

/// The characters that lines, bars, spinners and ellipses are drawn of where there are no pixels. A theme may carry its own.
///
/// ```swift
/// let plain = Theme(id: "plain", basedOn: .system) { $0.glyphs = .ascii }
/// print(ProgressView(value: 0.5).frame(width: 10).rendered(theme: plain))     // #####-----
/// ```
public struct GlyphSet: Sendable, Hashable {
    /// The lines of a border.
    public var border: BorderGlyphs
    /// The line between things that stand above each other.
    public var horizontalDivider: String
    /// The line between things that stand beside each other.
    public var verticalDivider: String
    /// A full cell of a bar.
    public var bar: String
    /// A cell of a bar that is filled in part, from the least to the most, evenly; empty where only full cells are drawn.
    public var partialBar: [String]
    /// An empty cell of a bar.
    public var track: String
    /// A circle from empty to full, evenly.
    public var circle: [String]
    /// Something that takes an unknown time: one turn, frame by frame; all of one width.
    public var spinner: [String]
    /// What controls are drawn of.
    public var controls: ControlGlyphs
    /// Stands for text that has no room, where text is drawn in cells. Where there is no room for all of it either, as much of
    /// it is seen as fits.
    public var ellipsis: String

    /// Makes a set.
    public init(
        border: BorderGlyphs,
        horizontalDivider: String,
        verticalDivider: String,
        bar: String,
        partialBar: [String],
        track: String,
        circle: [String],
        spinner: [String],
        controls: ControlGlyphs = .unicode,
        ellipsis: String = "…"
    ) {
        self.border = border
        self.horizontalDivider = horizontalDivider
        self.verticalDivider = verticalDivider
        self.bar = bar
        self.partialBar = partialBar
        self.track = track
        self.circle = circle
        self.spinner = spinner
        self.controls = controls
        self.ellipsis = ellipsis
    }

    /// Box-drawing lines and block elements.
    public static let unicode = GlyphSet(
        border: .rounded,
        horizontalDivider: "─",
        verticalDivider: "│",
        bar: "█",
        partialBar: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"],
        track: "░",
        circle: ["○", "◔", "◑", "◕", "●"],
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    )
    /// Nothing but ASCII.
    public static let ascii = GlyphSet(
        border: .ascii,
        horizontalDivider: "-",
        verticalDivider: "|",
        bar: "#",
        partialBar: [],
        track: "-",
        circle: [" ", ".", "o", "O", "@"],
        spinner: ["|", "/", "-", "\\"],
        controls: .ascii,
        ellipsis: "..."
    )

    enum Key: Theme.Key {
        static let defaultValue = GlyphSet.unicode
    }
}

extension Theme {
    /// The characters that lines, bars and spinners are drawn of under this theme; ``GlyphSet/unicode`` by default.
    public var glyphs: GlyphSet { self[GlyphSet.Key.self] }
}

extension Theme.Definition {
    /// The characters that lines, bars and spinners are drawn of under this theme.
    public var glyphs: GlyphSet {
        get { self[GlyphSet.Key.self] }
        set { self[GlyphSet.Key.self] = newValue }
    }
}
