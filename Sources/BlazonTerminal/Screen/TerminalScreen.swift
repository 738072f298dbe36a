public import Blazon
public import BlazonRendering
public import BlazonViews

/// What a terminal shows, for a program that draws it again and again.
///
/// It remembers what was drawn last, so that only what is different is sent. It neither writes nor asks anything itself:
///
/// ```swift
/// var screen = TerminalScreen(profile: .detected(fileDescriptor: 1))
/// let component = StyledComponent(store: store) { Inbox() } onChange: { content in
///     let size = TerminalSize(fileDescriptor: 1) ?? .standard
///     print(screen.update(to: content.node, theme: content.theme, variant: content.variant, size: size), terminator: "")
///     fflush(nil)
/// }
/// ```
public struct TerminalScreen: Sendable {
    /// How many colours the terminal has.
    public let profile: ColorProfile
    /// How text becomes cells there.
    public let options: TextOptions

    private var shown: Surface?

    /// Makes a screen of which nothing is known yet.
    ///
    /// - Parameters:
    ///   - profile: How many colours the terminal has.
    ///   - options: How text becomes cells there.
    public init(profile: ColorProfile, options: TextOptions = TextOptions()) {
        self.profile = profile
        self.options = options
    }

    /// Draws a tree, and gives what has to be sent to the terminal to show it.
    ///
    /// The first time, after ``invalidate()`` and at another size the screen is cleared and all is sent. See
    /// `Surface.update(from:profile:)` for what is sent otherwise.
    ///
    /// - Parameters:
    ///   - node: Drawn from the top leading corner; what is larger than the terminal is cut.
    ///   - theme: Gives the roles their colours, and words and glyphs where it has any of its own.
    ///   - variant: Light or dark, standard or increased contrast.
    ///   - size: How many cells the terminal shows.
    /// - Returns: Text and control sequences, all of which have to be sent; empty where nothing is different.
    public mutating func update(
        to node: Node,
        theme: Theme = .system,
        variant: Theme.Variant = .light,
        size: TerminalSize
    ) -> String {
        let surface = node.surface(
            for: profile,
            theme: theme,
            variant: variant,
            width: size.columns,
            height: size.rows,
            options: options
        )
        defer { shown = surface }
        return surface.update(from: shown, profile: profile)
    }

    /// Says that something else wrote to the terminal, or cleared it: the next update sends all.
    public mutating func invalidate() { shown = nil }
}
