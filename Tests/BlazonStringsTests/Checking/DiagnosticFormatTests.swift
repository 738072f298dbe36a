import BlazonStrings
import Testing

@Suite("Diagnostics as text, JSON and workflow commands")
struct DiagnosticFormatTests {
    private let diagnostics = [
        StringsDiagnostic(
            .error,
            path: "a,b:c.strings",
            position: SourcePosition(line: 3, column: 10),
            message: "100% \"x\"\n"
        ),
        StringsDiagnostic(.warning, path: "d", position: .start, message: "y"),
    ]

    @Test func text() {
        #expect(
            DiagnosticFormat.text.text(diagnostics) == "a,b:c.strings:3:10: error: 100% \"x\"\n\nd:1:1: warning: y\n"
        )
    }

    @Test func json() {
        #expect(
            DiagnosticFormat.json.text(diagnostics) == """
                [
                  {"severity": "error", "path": "a,b:c.strings", "line": 3, "column": 10, "message": "100% \\"x\\"\\u000A"},
                  {"severity": "warning", "path": "d", "line": 1, "column": 1, "message": "y"}
                ]

                """
        )
        #expect(DiagnosticFormat.json.text([]) == "[]\n")
    }

    @Test func github() {
        #expect(
            DiagnosticFormat.github.text(diagnostics) == """
                ::error file=a%2Cb%3Ac.strings,line=3,col=10::100%25 "x"%0A
                ::warning file=d,line=1,col=1::y

                """
        )
    }
}
