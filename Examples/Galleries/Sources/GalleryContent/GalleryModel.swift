public import Blazon
public import Observation

/// What the gallery shows and changes. It belongs to the main thread of its toolkit.
@Observable
public final class GalleryModel {
    /// How far the copying has come, from 0 to 1.
    public var progress = 0.3
    /// A setting that is on or off.
    public var isNotifying = true
    /// A line of text.
    public var name = ""
    /// A line of text that nobody is to see.
    public var password = ""
    /// From 0 to 10.
    public var volume = 4.0
    /// From 1 to 9.
    public var seats = 2
    /// One of ``sizes``.
    public var size = "M"
    /// Whether more is shown.
    public var isExpanded = false
    /// How often something was done, and what it was.
    public private(set) var lastAction: (name: String, count: Int)?
    /// How many rows the long list has.
    public var rowCount: Int

    /// The sizes that there are.
    static let sizes = ["S", "M", "L"]

    private let store: ThemeStore

    /// Makes a model.
    ///
    /// - Parameters:
    ///   - store: The theme that the gallery switches.
    ///   - rowCount: How many rows the long list has.
    public init(store: ThemeStore, rowCount: Int) {
        self.store = store
        self.rowCount = rowCount
    }

    /// Notes down that something was done.
    public func note(_ name: String) {
        let isSame = lastAction?.name == name
        lastAction = (name, isSame ? (lastAction?.count ?? 0) + 1 : 1)
    }

    /// Whether the scheme is the dark one.
    public var isDark: Bool {
        get { store.scheme == .dark }
        set { store.scheme = newValue ? .dark : .light }
    }

    /// Goes on to the next theme, and after the last to the first.
    public func chooseNextTheme() {
        let themes = Theme.gallery
        let index = themes.firstIndex(of: store.theme) ?? 0
        store.theme = themes[(index + 1) % themes.count]
    }

    /// Makes one step of progress.
    public func step() {
        progress = progress >= 1 ? 0 : min(progress + 0.1, 1)
        note("step")
    }
}
