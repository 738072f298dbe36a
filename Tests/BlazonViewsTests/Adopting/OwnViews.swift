import Blazon

/// A view of the toolkit's own. Blazon asks nothing of it.
struct Drawing {
    var draw: (StyleValues) -> String
}

struct BadgeConfiguration {
    var title: Drawing
    var count: Int
}

enum BadgeFamily: StyleFamily {
    typealias Configuration = BadgeConfiguration
    typealias Output = Drawing
}

protocol BadgeStyle {
    func makeBody(configuration: BadgeConfiguration) -> Drawing
}

extension Drawing {
    /// The control: drawn as the innermost style says, or else as usual.
    static func badge(_ configuration: BadgeConfiguration) -> Drawing {
        Drawing { values in
            guard let style = values.innermostStyle(of: BadgeFamily.self) else {
                return "\(configuration.title.draw(values)) (\(configuration.count))"
            }
            return style.makeBody(configuration).draw(style.outerValues)
        }
    }

    /// The modifier.
    func badgeStyle(_ style: some BadgeStyle) -> Drawing {
        Drawing { values in
            var values = values
            values.pushStyle(of: BadgeFamily.self) { style.makeBody(configuration: $0) }
            return draw(values)
        }
    }
}
