import BlazonViews

/// Every built-in style, each with a name to ask for it by.
enum Gallery {
    /// One view of the gallery.
    struct Entry {
        /// The group and what it shows, joined by a dot.
        let name: String
        let view: AnyView

        init(_ name: String, @ViewBuilder view: () -> some View) {
            self.name = name
            self.view = AnyView(view())
        }

        var group: Substring { name.prefix { $0 != "." } }
    }

    static var entries: [Entry] { text + colors + labels + icons + progress + controls + containers }

    /// The entries of some names or groups, in the order of the names; all of them where no name is given.
    static func entries(named names: [String]) throws(UsageError) -> [Entry] {
        let all = entries
        guard !names.isEmpty else { return all }
        var chosen: [Entry] = []
        for name in names {
            let matches = all.filter { $0.name == name || $0.group == name }
            guard !matches.isEmpty else {
                let groups = Set(all.map { String($0.group) }).sorted()
                throw UsageError("there is no preview", name, among: groups + all.map(\.name))
            }
            chosen += matches.filter { match in !chosen.contains { $0.name == match.name } }
        }
        return chosen
    }
}
