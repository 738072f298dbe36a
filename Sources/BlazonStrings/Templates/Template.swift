/// A message that is ready to be filled with arguments, in one language.
///
/// It is made once and filled often. Filling reads nothing but the arguments: no locale, no C variable arguments. Numbers
/// are shown in the digits of ASCII, to the byte as C's `printf` shows them in the C locale.
package final class Template: Sendable {
    /// The type of each argument by position; nil where no text uses the position.
    package let argumentTypes: [ArgumentType?]
    /// All that is to be said of the texts.
    package let problems: [TemplateProblem]

    /// The texts by the width that they are for, the narrowest first; there is at least one.
    let patterns: [Sized]
    let variables: [TemplateVariable]
    let rules: PluralRules

    struct Sized: Sendable {
        let width: Int
        let pattern: TemplatePattern
    }

    /// What a call passes, by position. A position that no text uses takes a text.
    package var signature: [ArgumentType] { argumentTypes.map { $0 ?? .string } }

    /// Compiles a message. Whatever is wrong with it, something can be shown: see ``problems``.
    ///
    /// - Parameters:
    ///   - message: What the file says.
    ///   - language: Whose plural rules apply; with nil every number takes `other`, and no category is missed.
    package init(_ message: Message, language: LanguageTag?) {
        rules = message.variables.isEmpty ? PluralRules() : language.map(PluralRules.rules) ?? PluralRules()
        if message.isLiteral {
            argumentTypes = []
            problems = []
            patterns = [Sized(width: 0, pattern: TemplatePattern(literal: message.format))]
            variables = []
            return
        }
        var compiler = TemplateCompiler(message, requiredCategories: language == nil ? [] : rules.everydayCategories)
        compiler.compile()
        argumentTypes = compiler.argumentTypes
        problems = compiler.problems
        patterns = compiler.patterns
        variables = compiler.templateVariables
    }
}
