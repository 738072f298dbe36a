import Synchronization

/// A word as its file says it, and ready to be filled. A class, so that a look-up takes no copy of it.
final class CatalogWord: Keyed, Sendable {
    let key: StringKey
    let message: Message
    private let language: LanguageTag?
    /// The text, where nothing is ever put into it, as in most words.
    private let literal: String?
    /// Made when it is asked for: most of the words that a program has in all its languages are never shown.
    private let compiled = AtomicLazyReference<Template>()

    init(_ entry: StringEntry, language: LanguageTag?) {
        key = entry.key
        message = entry.message
        self.language = language
        literal = entry.message.isLiteral ? entry.message.format : nil
    }

    var template: Template {
        // Should two threads come at once, both take the one that is stored first.
        compiled.load() ?? compiled.storeIfNil(Template(message, language: language))
    }

    /// Whether anything is put into the text.
    var takesArguments: Bool { literal == nil && !template.argumentTypes.isEmpty }

    /// The types of the arguments by position; nil where no text uses the position.
    var argumentTypes: [ArgumentType?] { literal == nil ? template.argumentTypes : [] }

    func text(_ arguments: [StringArgument], width: Int? = nil) -> String {
        literal ?? template.formatted(arguments, width: width)
    }
}
