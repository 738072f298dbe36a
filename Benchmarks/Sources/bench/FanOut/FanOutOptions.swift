/// What is asked of `bench fanout`.
struct FanOutOptions {
    private(set) var sizes = [1000, 10_000, 100_000]
    /// How often each approach is measured from the registration to the end.
    private(set) var rounds = 7
    private(set) var jsonPath: String?
    /// Whether a target that is missed makes the command fail.
    private(set) var checks = false
    private(set) var countsInstructions = false

    /// With how many observers instructions are counted: they are the same for each, so that one size is enough.
    var countedSize: Int { sizes.contains(10_000) ? 10_000 : sizes.first ?? 10_000 }

    init(_ reader: inout ArgumentReader) throws(UsageError) {
        while let word = reader.next() {
            switch word {
            case "--sizes": sizes = try reader.numbers(of: word)
            case "--rounds": rounds = try reader.number(of: word)
            case "--json": jsonPath = try reader.value(of: word)
            case "--check": checks = true
            case "--instructions": countsInstructions = true
            default: throw UsageError("fanout knows no '\(word)': \(FanOutCommand.command.usage)")
            }
        }
    }
}
