import Blazon

/// What `blazon contrast` was asked for.
struct ContrastOptions {
    private(set) var theme = Theme.system
    private(set) var schemes = PreviewOptions.Schemes.both
    private(set) var contrasts = Theme.Contrast.allCases
    private(set) var wantsViolationsOnly = false
    private(set) var wantsHelp = false

    init(_ reader: inout ArgumentReader) throws(UsageError) {
        while let argument = reader.next() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--theme": theme = try Gallery.theme(named: reader.value(of: argument))
            case "--scheme": schemes = try reader.choice(of: argument, as: PreviewOptions.Schemes.self)
            case "--contrast": contrasts = [try reader.choice(of: argument, as: Theme.Contrast.self)]
            case "--violations": wantsViolationsOnly = true
            default: throw UsageError("there is no option", argument, among: Self.options)
            }
            try reader.finish(argument)
        }
    }

    /// Every scheme at every contrast that was asked for.
    var variants: [Theme.Variant] {
        contrasts.flatMap { contrast in schemes.all.map { Theme.Variant(scheme: $0, contrast: contrast) } }
    }

    private static let options = ["--theme", "--scheme", "--contrast", "--violations", "--help"]
}
