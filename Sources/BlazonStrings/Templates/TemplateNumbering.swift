/// How the arguments of one text are counted.
struct TemplateNumbering {
    /// The argument that chose the form, for the first specifier without a number; nil once it is taken.
    private var own: Int?
    /// The argument for what comes next without a number.
    var next: Int
    /// The types of what has no number.
    var specifiers: [ArgumentType] = []
    var variables: [ArgumentType] = []
    let isForm: Bool

    init(owner position: Int?) {
        own = position
        next = (position ?? 0) + 1
        isForm = position != nil
    }

    mutating func position(of specifier: FormatSpecifier) -> Int {
        specifiers.append(specifier.argumentType)
        defer { own = nil }
        if let own { return own }
        next += 1
        return next - 1
    }

    /// Whether a translator who changes the order of the text swaps arguments unseen. The form's own number is safe
    /// among variables: it is the first of the specifiers wherever they stand.
    var isAmbiguous: Bool {
        Self.repeats(specifiers[...]) || Self.repeats(specifiers.dropFirst(isForm ? 1 : 0) + variables)
    }

    /// Four types at most, so five types are two of one already.
    private static func repeats(_ types: ArraySlice<ArgumentType>) -> Bool {
        types.count > 4 || types.indices.contains { types[..<$0].contains(types[$0]) }
    }
}
