/// What is asked of `bench render`.
struct RenderOptions {
    /// How often each job is measured.
    private(set) var rounds = 11
    private(set) var jsonPath: String?
    /// Whether a target that is missed makes the command fail.
    private(set) var checks = false

    init(_ reader: inout ArgumentReader) throws(UsageError) {
        while let word = reader.next() {
            switch word {
            case "--rounds": rounds = try reader.number(of: word)
            case "--json": jsonPath = try reader.value(of: word)
            case "--check": checks = true
            default: throw UsageError("render knows no '\(word)': \(RenderCommand.command.usage)")
            }
        }
    }
}
