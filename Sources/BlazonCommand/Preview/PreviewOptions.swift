import Blazon
import BlazonRendering

/// What `blazon preview` was asked for.
struct PreviewOptions {
    enum Format: String, CaseIterable {
        case text, ansi, svg, html, tree, outline
    }

    enum Schemes: String, CaseIterable {
        case light, dark, both

        var all: [Theme.Scheme] {
            switch self {
            case .light: [.light]
            case .dark: [.dark]
            case .both: [.light, .dark]
            }
        }
    }

    static let usualWidth = 60

    private(set) var names: [String] = []
    private(set) var wantsHelp = false
    private(set) var wantsList = false
    private(set) var format: Format?
    private(set) var theme = Theme.system
    private(set) var schemes = Schemes.light
    private(set) var contrast = Theme.Contrast.standard
    private(set) var ambiguousWidth = TextOptions.AmbiguousWidth.narrow
    private(set) var width: Int?
    private(set) var height: Int?

    init(_ reader: inout ArgumentReader) throws(UsageError) {
        while let argument = reader.next() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--list": wantsList = true
            case "--format": format = try reader.choice(of: argument, as: Format.self)
            case "--theme": theme = try Gallery.theme(named: reader.value(of: argument))
            case "--scheme": schemes = try reader.choice(of: argument, as: Schemes.self)
            case "--contrast": contrast = try reader.choice(of: argument, as: Theme.Contrast.self)
            case "--ambiguous": ambiguousWidth = try reader.choice(of: argument, as: TextOptions.AmbiguousWidth.self)
            case "--width": width = try reader.cells(of: argument)
            case "--height": height = try reader.cells(of: argument)
            case _ where argument.hasPrefix("-"): throw UsageError("there is no option", argument, among: Self.options)
            default: names.append(argument)
            }
            try reader.finish(argument)
        }
    }

    private static let options = [
        "--list", "--format", "--theme", "--scheme", "--contrast", "--ambiguous", "--width", "--height", "--help",
    ]
}
