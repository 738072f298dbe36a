/// What a file says of one key in one language, before anything is made of it: the common form of all file formats.
package struct Message: Sendable, Hashable {
    /// The text with its format specifiers; `%#@name@` stands for a variable.
    package var format: String
    /// The parts that depend on a number, by name.
    package var variables: [String: Variable]
    /// Other texts for narrow places, by the width that they are for; see `NSStringVariableWidthRuleType`.
    package var widths: [Int: String]

    package init(_ format: String, variables: [String: Variable] = [:], widths: [Int: String] = [:]) {
        self.format = format
        self.variables = variables
        self.widths = widths
    }

    /// Whether it is always the same text, which nothing is put into.
    package var isLiteral: Bool {
        variables.isEmpty && widths.isEmpty && !format.utf8.contains(UInt8(ascii: "%"))
    }

    /// A part of a text that depends on a number.
    package struct Variable: Sendable, Hashable {
        /// The position of the argument that decides, from 1, where the file says so.
        package var argument: Int?
        /// The format specifier of that argument without `%`, for example `lld`; empty where the file says nothing.
        package var valueType: String
        /// What stands for the variable; `other` serves for the absent ones.
        package var forms: [PluralCategory: Form]
        /// Where the variable is defined.
        package var position: SourcePosition

        package init(
            argument: Int? = nil,
            valueType: String = "",
            forms: [PluralCategory: Form],
            position: SourcePosition
        ) {
            self.argument = argument
            self.valueType = valueType
            self.forms = forms
            self.position = position
        }
    }

    /// The text of one plural category: with format specifiers, `%arg` for the number itself, and further variables.
    package struct Form: Sendable, Hashable {
        package var text: String
        package var position: SourcePosition

        package init(_ text: String, at position: SourcePosition) {
            self.text = text
            self.position = position
        }
    }
}
