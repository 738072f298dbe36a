import BlazonStrings

/// A message with one variable, as the readers of files make it.
func plural(
    _ format: String,
    variable name: String = "n",
    type: String = "d",
    argument: Int? = nil,
    _ forms: [PluralCategory: String]
) -> Message {
    Message(format, variables: [name: variable(type: type, argument: argument, forms)])
}

func variable(type: String = "d", argument: Int? = nil, _ forms: [PluralCategory: String]) -> Message.Variable {
    Message.Variable(
        argument: argument,
        valueType: type,
        forms: forms.mapValues { Message.Form($0, at: .start) },
        position: .start
    )
}

extension Template {
    convenience init(_ format: String, language: LanguageTag? = "en") {
        self.init(Message(format), language: language)
    }

    /// Kinds and texts of the problems, as `lonePercent 3: …`.
    var report: [String] { problems.map { "\($0.severity) \($0.offset): \($0.text)" } }
}
