import Testing

@testable import BlazonTesting

struct UnifiedDiffTests {
    @Test func `Equal texts have no difference`() {
        #expect(UnifiedDiff(from: "a\nb", to: "a\nb").description == "")
    }

    @Test func `A change shows three lines around it`() {
        let old = (1...9).map(String.init).joined(separator: "\n")
        let new = old.replacing("5", with: "five")
        #expect(
            UnifiedDiff(from: old, to: new).description == """
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                """
        )
    }

    @Test func `Changes far apart stand in hunks of their own, near ones share one`() {
        let old = (1...20).map(String.init)
        var new = old
        new.remove(at: 0)
        new[17] = "x"
        #expect(
            UnifiedDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).description == """
                @@ -1,4 +1,3 @@
                -1
                 2
                 3
                 4
                @@ -16,5 +15,5 @@
                 16
                 17
                 18
                -19
                +x
                 20
                """
        )
        let near = UnifiedDiff(from: "1\na\nb\nc\nd\ne\nf\n2", to: "one\na\nb\nc\nd\ne\nf\ntwo").description
        #expect(near.split(separator: "\n").first == "@@ -1,8 +1,8 @@")
    }

    @Test(arguments: [
        ("", "a", "@@ -1 +1 @@\n-\n+a"),
        ("a", "a\n", "@@ -1 +1,2 @@\n a\n+"),
        ("a\r\nb", "a\nb", "@@ -1,2 +1,2 @@\n-a␍\n+a\n b"),
        ("\u{1B}[1mx", "x", "@@ -1 +1 @@\n-␛[1mx\n+x"),
        ("x  ", "x", "@@ -1 +1 @@\n-x␠␠\n+x"),
        ("❤\u{FE0F}", "❤", "@@ -1 +1 @@\n-❤\\u{FE0F}\n+❤"),
        ("a\u{A0}b\u{7F}", "a b\t", "@@ -1 +1 @@\n-a\\u{A0}b␡\n+a b␉"),
    ])
    func `What cannot be seen is put into words`(old: String, new: String, diff: String) {
        #expect(UnifiedDiff(from: old, to: new).description == diff)
    }

    @Test func `Two spellings of one character differ`() {
        #expect(!UnifiedDiff(from: "e\u{301}", to: "\u{E9}").description.isEmpty)
    }

    @Test func `Without context a pure insertion names the line before it`() {
        #expect(UnifiedDiff(from: "a\nb", to: "a\nx\nb", context: 0).description == "@@ -1,0 +2 @@\n+x")
    }

    @Test func `Very many changed lines are shown as replaced`() {
        let old = (1...2_500).map { "old \($0)" }.joined(separator: "\n")
        let new = (1...2_500).map { "new \($0)" }.joined(separator: "\n")
        let lines = UnifiedDiff(from: old, to: new).description.split(separator: "\n")
        #expect(lines.first == "@@ -1,2500 +1,2500 @@")
        #expect(lines.count == 5_001)
    }
}
