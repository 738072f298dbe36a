public import Blazon
public import Observation

/// What the gallery shows and changes. It belongs to the main thread of its toolkit.
@Observable
public final class GalleryModel {
    /// How far the copying has come, from 0 to 1.
    public var progress = 0.3
    public var isNotifying = true
    public var name = ""
    public var volume = 4.0
    /// How often something was done, and what it was.
    public private(set) var lastAction: (name: String, count: Int)?
    /// How many rows the long list has.
    public var rowCount: Int

    private let store: ThemeStore

    public init(store: ThemeStore, rowCount: Int) {
        self.store = store
        self.rowCount = rowCount
    }

    /// Notes down that something was done.
    public func note(_ name: String) {
        let isSame = lastAction?.name == name
        lastAction = (name, isSame ? (lastAction?.count ?? 0) + 1 : 1)
    }

    public var isDark: Bool {
        get { store.scheme == .dark }
        set { store.scheme = newValue ? .dark : .light }
    }

    public func chooseNextTheme() {
        let themes = Theme.gallery
        let index = themes.firstIndex(of: store.theme) ?? 0
        store.theme = themes[(index + 1) % themes.count]
    }

    public func step() {
        progress = progress >= 1 ? 0 : min(progress + 0.1, 1)
        note("step")
    }
}
