/// What `blazon generate-strings` was asked for.
struct GenerateOptions {
    private(set) var paths: [String] = []
    private(set) var output: String?
    private(set) var wantsHelp = false

    init(_ reader: inout ArgumentReader) throws(UsageError) {
        while let argument = reader.next() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--output": output = try reader.value(of: argument)
            case _ where argument.hasPrefix("-"):
                throw UsageError("there is no option", argument, among: ["--output", "--help"])
            default: paths.append(argument)
            }
            try reader.finish(argument)
        }
        if paths.isEmpty, !wantsHelp { throw UsageError("generate-strings needs files of words, or their directory") }
    }
}
