import Blazon
import BlazonRendering
import BlazonStrings
import BlazonViews
import Testing

@Suite("Words")
struct WordTests {
    /// Says which theme it was asked for.
    private final class Echo: WordSource {
        func text(for word: BoundWord, theme: Theme) -> String { "\(word.key) in \(theme)\u{1B}[2J" }
    }

    private let word = Node.text(.init([.init(.word(BoundWord("hello", in: Echo())))]))
    private let night = Theme(id: "night")

    @Test func `a word is looked up in the theme that it is drawn in`() {
        #expect(word.rendered() == "hello in system")
        #expect(word.rendered(theme: night) == "hello in night")
    }

    @Test func `a scope has its own words inside`() {
        #expect(
            column(word, .scope(.init(theme: night, content: word))).lines() == ["hello in system", "hello in night"]
        )
    }
}
