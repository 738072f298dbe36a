import Blazon

/// Two themes to switch between.
struct AlternatingThemes {
    private(set) var current: Theme
    private var other: Theme

    /// - Parameter roles: What differs between them.
    init(differingIn roles: [Theme.Role]) {
        func theme(_ id: String, _ color: Theme.AdaptiveColor) -> Theme {
            Theme(id: id, basedOn: .system) { theme in
                for role in roles { theme[role] = color }
            }
        }
        current = theme("first", "#AA3355")
        other = theme("second", "#5533AA")
    }

    /// The one that is not there. It is kept here which one that is: to ask the store would be to read it.
    mutating func next() -> Theme {
        swap(&current, &other)
        return current
    }
}
