@testable import BlazonStrings
import Testing

@Suite("Words that no source mentions")
struct UseTests {
    private func unused(_ source: String) -> [String] {
        let words = "\"a.b\" = \"1\"; \"a.c\" = \"2\"; \"self\" = \"3\";"
        return Checked(["en.lproj/A.strings": words], sources: [source]).report.compactMap { line in
            line.split(separator: "\"").dropFirst().first.map(String.init)
        }
    }

    @Test(
        "Accessors, keys as texts, and namespaces that a source goes no further than",
        arguments: [
            ("L10n.a.a.b()", ["a.c", "self"]),
            ("x.L10n . a\n  .a.b.themed(1); App.L10n.a.`self`", ["a.c"]),
            ("catalog.string(\"a.b\"); f(#\"a.c\"#)", ["self"]),
            ("typealias A = L10n.a.a; f(A.b)", ["self"]),
            ("let words = L10n.self", ["a.b", "a.c", "self"]),
            ("typealias Words = L10n", []),
            ("// L10n.a.a.b\n/* L10n /* x */ .a.a.c */ \"L10n.a.a.b\"", ["a.b", "a.c", "self"]),
            ("\"\\(L10n.a.a.b() + \"\\(L10n.a.a.c())\") a.b\" + L10n.a.`self`()", []),
            ("#\"\\(L10n.a.a.b) \\#(L10n.a.a.c)\"#", ["a.b", "self"]),
            ("\"\"\"\n \"a.b\" \\(L10n.a.a.c)\n\"\"\"; L10n.a.a.b", ["self"]),
            ("\"unterminated\nL10n.a.a.b", ["a.c", "self"]),
            ("\"\\(", ["a.b", "a.c", "self"]),
        ]
    )
    func uses(source: String, expected: [String]) {
        #expect(unused(source) == expected)
    }
}
