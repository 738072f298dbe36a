/// A word as its file says it, and ready to be filled. A class, so that a look-up takes no copy of either.
final class CatalogWord: Sendable {
    let message: Message
    let template: Template

    init(_ message: Message, language: LanguageTag?) {
        self.message = message
        template = Template(message, language: language)
    }
}
