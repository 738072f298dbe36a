import BlazonStrings

/// What `blazon check` was asked for.
struct CheckOptions {
    private(set) var directories: [String] = []
    private(set) var sources: [String] = []
    private(set) var themeTables: [String] = []
    private(set) var development: String?
    private(set) var format = DiagnosticFormat.text
    private(set) var isStrict = false
    private(set) var wantsPseudoLanguages = false
    private(set) var wantsHelp = false

    init(_ reader: inout ArgumentReader) throws(UsageError) {
        while let argument = reader.next() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--sources": sources.append(try reader.value(of: argument))
            case "--theme-table": themeTables.append(try reader.value(of: argument))
            case "--development": development = try reader.value(of: argument)
            case "--format": format = try reader.choice(of: argument, as: DiagnosticFormat.self)
            case "--strict": isStrict = true
            case "--pseudo": wantsPseudoLanguages = true
            case _ where argument.hasPrefix("-"): throw UsageError("there is no option", argument, among: Self.options)
            default: directories.append(argument)
            }
            try reader.finish(argument)
        }
        if directories.isEmpty, !wantsHelp { throw UsageError("check needs a directory of words") }
    }

    private static let options = [
        "--sources", "--theme-table", "--development", "--format", "--strict", "--pseudo", "--help",
    ]
}
