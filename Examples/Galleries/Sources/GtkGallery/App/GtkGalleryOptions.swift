import Blazon
import GalleryContent

/// What is asked of the gallery.
struct GtkGalleryOptions {
    private(set) var screenshotPath: String?
    private(set) var theme = Theme.system
    private(set) var scheme = Theme.Scheme.light
    private(set) var rowCount = 1000
    /// The titles of the buttons that are to be clicked.
    private(set) var clicks: [String] = []
    private(set) var isMeasuring = false
    private(set) var isProbing = false

    private static let usage = """
        usage: GtkGallery [--theme T] [--scheme light|dark] [--rows N] [--click TITLE]... \
        [--screenshot FILE [--probe] | --measure]
        """

    init(_ arguments: some Collection<String>) throws(UsageError) {
        var rest = arguments[...]
        func value(of option: String) throws(UsageError) -> String {
            guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value\n\(Self.usage)") }
            return value
        }
        while let word = rest.popFirst() {
            switch word {
            case "--screenshot": screenshotPath = try value(of: word)
            case "--theme": theme = try Self.choose(value(of: word), from: Theme.gallery, named: \.id)
            case "--scheme": scheme = try Self.choose(value(of: word), from: [.light, .dark], named: \.rawValue)
            case "--rows":
                let text = try value(of: word)
                guard let count = Int(text), (0...100_000).contains(count) else {
                    throw UsageError("--rows takes a number from 0 to 100000, not '\(text)'")
                }
                rowCount = count
            case "--click": clicks.append(try value(of: word))
            case "--measure": isMeasuring = true
            case "--probe": isProbing = true
            default: throw UsageError("there is no '\(word)'\n\(Self.usage)")
            }
        }
    }

    private static func choose<Value>(_ name: String, from all: [Value], named: (Value) -> String) throws(UsageError)
        -> Value
    {
        guard let value = all.first(where: { named($0) == name }) else {
            throw UsageError("there is no '\(name)': there is \(all.map(named).joined(separator: ", "))")
        }
        return value
    }
}

/// A command line that makes no sense.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
