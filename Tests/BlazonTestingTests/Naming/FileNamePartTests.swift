import Testing

@testable import BlazonTesting

struct FileNamePartTests {
    @Test(arguments: [
        ("inbox", "inbox"),
        ("draws 日本語, é", "draws 日本語, é"),
        ("a/b\\c:d", "a%2Fb%5Cc%3Ad"),
        ("..", "%2E%2E"),
        (".hidden", "%2Ehidden"),
        ("half.done", "half%2Edone"),
        ("100%", "100%25"),
        ("a~b", "a%7Eb"),
        (" edge ", "%20edge%20"),
        ("tab\tand\u{0}nul", "tab%09and%00nul"),
        ("bidi\u{202E}x", "bidi%E2%80%AEx"),
        ("isn't", "isn't"),
        ("*?\"<>|$`", "%2A%3F%22%3C%3E%7C%24%60"),
        ("", "%"),
    ])
    func `What a file system trips over is encoded`(text: String, encoded: String) {
        #expect(FileNamePart(text, dots: .encoded).encoded == encoded)
    }

    @Test func `Dots stay where nothing follows that they could end, but never lead`() {
        #expect(FileNamePart("v1.2", dots: .kept).encoded == "v1.2")
        #expect(FileNamePart("..v1", dots: .kept).encoded == "%2E.v1")
    }

    @Test func `Nested suites are joined by dots that no suite's name contains`() {
        #expect(FileNamePart(nested: ["Outer", "Inner"]).encoded == "Outer.Inner")
        #expect(FileNamePart(nested: ["Outer.Inner"]).encoded == "Outer%2EInner")
    }

    @Test func `A long name keeps its beginning, its limit and what tells it from others`() {
        let stem = String(repeating: "長い名前", count: 20)
        let one = FileNamePart(stem + "1", dots: .kept).encoded
        let two = FileNamePart(stem + "2", dots: .kept).encoded
        #expect(one.utf8.count == 110)
        #expect(one.hasPrefix(String(stem.prefix(31)) + "~"))
        #expect(one != two)
    }

    @Test func `A long name is never cut within an escape`() {
        let name = FileNamePart(String(repeating: "/", count: 200), dots: .kept).encoded
        #expect(name.prefix { $0 != "~" } == String(repeating: "%2F", count: 31))
    }
}
