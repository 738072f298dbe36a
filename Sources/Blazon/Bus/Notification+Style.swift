public import Foundation

extension Notification.Name {
    /// Posted when styles have to be brought up to date.
    ///
    /// A ``ThemeStore`` posts it with itself as the object and the ``ThemeChange`` in `userInfo`, for everybody who
    /// observes the centre; and whoever posts it, without an object, refreshes all components of the centre's buses.
    public static let styleUpdated = Notification.Name("styleUpdated")
}

extension Notification {
    static let themeChangeKey = "themeChange"
    static let changedReadsKey = "changedReads"

    /// What changed, where a ``ThemeStore`` posted this notification; else nil.
    public var themeChange: ThemeChange? { userInfo?[Self.themeChangeKey] as? ThemeChange }

    /// What has changed, as far as the notification says: with a change of a store what differs, else everything.
    var changedReads: StyleReads {
        if let reads = userInfo?[Self.changedReadsKey] as? StyleReads { return reads }
        guard let change = themeChange, let store = object as? ThemeStore else { return .everything }
        return store.changedReads(by: change)
    }
}
