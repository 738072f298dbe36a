/// Reads the arguments of a command one by one; `--name=value` is read as `--name value`.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    /// The value that came with an option, if it came with one.
    private var attached: (option: String, value: String)?

    init(_ arguments: [String]) { rest = arguments[...] }

    /// The next name or option; nil at the end.
    mutating func next() -> String? {
        guard let argument = rest.popFirst() else { return nil }
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return argument }
        let option = String(argument[..<sign])
        attached = (option, String(argument[argument.index(after: sign)...]))
        return option
    }

    /// The value of an option that was just read.
    mutating func value(of option: String) throws(UsageError) -> String {
        if let attached, attached.option == option {
            self.attached = nil
            return attached.value
        }
        guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
        return value
    }

    /// The value of an option, which is one of a few words.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        of option: String,
        as type: Choice.Type
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        let word = try value(of: option)
        guard let choice = Choice(rawValue: word) else {
            throw UsageError("\(option) takes no", word, among: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    /// The value of an option, which is a number of cells.
    mutating func cells(of option: String) throws(UsageError) -> Int {
        let word = try value(of: option)
        guard let cells = Int(word), cells > 0 else {
            throw UsageError("\(option) takes a number of cells from 1, not '\(word)'")
        }
        return cells
    }

    /// Ends an option that takes no value.
    func finish(_ option: String) throws(UsageError) {
        if let attached, attached.option == option { throw UsageError("\(option) takes no value") }
    }
}
