import Blazon
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("ANSI")
struct ANSIWriterTests {
    private let red: Node.Paint = .color("#CD0000")
    private let green: Node.Paint = .color("#00CD00")

    @Test func `20-nested-reset: what is outside goes on after what is inside`() {
        let inner = Node.text(.init([run("b", paint: green)]))
        let node = Node.background(.init(red, content: row(text("a"), inner, text("c"), spacing: 0)))
        let theme = Theme(id: "bare") { $0[.primaryText] = "#FFFFFF" }
        #expect(
            node.rendered(as: .ansi(.ansi16), theme: theme)
                == "\u{1B}[97;41ma\u{1B}[32mb\u{1B}[97mc\u{1B}[0m"
        )
    }

    @Test func `an attribute is turned off alone, or by a reset where that is shorter`() {
        let node = Node.text(.init([run("a", .bold, paint: red), run("b", paint: red), run("c")]))
        #expect(node.rendered(as: .ansi(.ansi16)) == "\u{1B}[1;31ma\u{1B}[22mb\u{1B}[0mc")
        let all = Node.text(
            .init([run("a", [.bold, .italic, .underline, .strikethrough], paint: red), run("b", .bold)])
        )
        #expect(all.rendered(as: .ansi(.ansi16)) == "\u{1B}[1;3;4;9;31ma\u{1B}[0;1mb\u{1B}[0m")
        let off = Node.text(.init([run("a", [.italic]), run("b", [.underline]), run("c", [.strikethrough])]))
        #expect(off.rendered(as: .ansi(.none)) == "\u{1B}[3ma\u{1B}[0;4mb\u{1B}[0;9mc\u{1B}[0m")
    }

    @Test(arguments: [ColorProfile.none, .ansi16, .ansi256, .trueColor])
    func `22-empty-styled: no text, no bytes`(profile: ColorProfile) {
        #expect(text("", .bold).rendered(as: .ansi(profile)) == "")
        #expect(background("#CD0000", text("")).rendered(as: .ansi(profile)) == "")
    }

    @Test func `23-run-merging: cells of one look are one run`() {
        let styles: [(Node.StyledText.Attributes, Node.Paint?)] = [
            ([], .color("#0A141E")), ([], nil), (.bold, nil), (.underline, nil), (.bold, .color("#28323C")),
            (.italic, nil),
        ]
        let runs = (0..<20).map { index in
            let (attributes, paint) = styles[index % styles.count]
            return run(String(repeating: "x", count: 10), attributes, paint: paint)
        }
        let line = Node.text(.init(runs))
        let node = Node.stack(.init(.vertical, spacing: 0, children: Array(repeating: line, count: 50)))
        let output = node.rendered(as: .ansi(.trueColor), width: 200, height: 50)
        #expect(output.count(where: { $0 == "\u{1B}" }) <= 50 * 21)
        #expect(output.utf8.count <= 5 * 200 * 50)
    }

    @Test func `adjacent runs of one look are one run`() {
        let node = Node.text(.init([run("a", paint: red), run("b", paint: red)]))
        #expect(node.rendered(as: .ansi(.ansi16)) == "\u{1B}[31mab\u{1B}[0m")
    }

    @Test func `a blank says nothing of what is not seen of it`() {
        let node = Node.text(.init([run("a", paint: red), run(" "), run("b", paint: red)]))
        #expect(node.rendered(as: .ansi(.ansi16)) == "\u{1B}[31ma b\u{1B}[0m")
        let underlined = Node.text(.init([run("a", .underline), run(" "), run("b", .underline)]))
        #expect(underlined.rendered(as: .ansi(.none)) == "\u{1B}[4ma\u{1B}[0m \u{1B}[4mb\u{1B}[0m")
    }

    @Test func `blanks at the end stay where something is seen of them`() {
        #expect(frame(text("a"), width: 3, alignment: .leading).rendered(as: .ansi(.ansi16)) == "a")
        let painted = background("#CD0000", frame(text("a", paint: green), width: 3, alignment: .leading))
        #expect(painted.rendered(as: .ansi(.ansi16)) == "\u{1B}[32;41ma  \u{1B}[0m")
        #expect(painted.rendered(as: .ansi(.none)) == "a")
        #expect(painted.rendered() == "a")
        #expect(text("a ", .underline).rendered(as: .ansi(.none)) == "\u{1B}[4ma \u{1B}[0m")
    }

    @Test func `a wide glyph is written once`() {
        let painted = background("#CD0000", text("日", paint: green))
        #expect(painted.rendered(as: .ansi(.ansi16)) == "\u{1B}[32;41m日\u{1B}[0m")
    }

    @Test(arguments: 0...255)
    func `31-truecolor-exact: every grey comes out as it is`(level: Int) {
        let grey = Theme.Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
        let output = text("a", paint: .color(grey)).rendered(as: .ansi(.trueColor))
        #expect(output == "\u{1B}[38;2;\(level);\(level);\(level)ma\u{1B}[0m")
    }

    @Test(
        "32-to-256-greys: the better of cube and ramp, never one of the user's sixteen",
        arguments: [
            ("#343434", 236), ("#282629", 235), ("#808080", 244), ("#FAFAFA", 231), ("#080808", 232), ("#000000", 16),
        ] as [(Theme.Color, Int)]
    )
    func indexed(_ color: Theme.Color, _ expected: Int) {
        #expect(text("a", paint: .color(color)).rendered(as: .ansi(.ansi256)) == "\u{1B}[38;5;\(expected)ma\u{1B}[0m")
    }

    @Test(
        "33-to-16: greys by lightness, the rest by hue",
        arguments: [
            ("#808080", 8), ("#585858", 8), ("#303030", 0), ("#000000", 0), ("#212121", 0), ("#C0C0C0", 7),
            ("#FAFAFA", 15),
            ("#FFA62B", 3), ("#BA3C5B", 1), ("#CD0000", 1), ("#00FF00", 10), ("#2E7D32", 2),
            // Blacks with something of the background that they stand on, and colours that are dark but colours.
            ("#200907", 0), ("#140517", 0), ("#211400", 0), ("#1E040D", 0), ("#002100", 0), ("#000064", 4),
            ("#640000", 1),
        ] as [(Theme.Color, Int)]
    )
    func named(_ color: Theme.Color, _ expected: Int) {
        let code = expected < 8 ? 30 + expected : 82 + expected
        #expect(text("a", paint: .color(color)).rendered(as: .ansi(.ansi16)) == "\u{1B}[\(code)ma\u{1B}[0m")
    }

    @Test(arguments: ["#CD0000", "#CD00CD", "#CDCD00", "#FF8800", "#FF88BB", "#1565C0"] as [Theme.Color])
    func `text on paint is black or white in sixteen colours`(color: Theme.Color) {
        let output = background(color, text("a")).rendered(as: .ansi(.ansi16))
        #expect(output.hasPrefix("\u{1B}[30;") || output.hasPrefix("\u{1B}[97;"), "\(output)")
    }

    @Test func `39-no-color: attributes stay, the layout too`() {
        let node = text("a", .bold, paint: red)
        #expect(node.rendered(as: .ansi(.none)) == "\u{1B}[1ma\u{1B}[0m")
    }

    @Test func `a link is opened and closed around its run`() {
        let link = text("here", link: "https://example.org/a")
        #expect(
            row(text("go"), link).rendered(as: .ansi(.none))
                == "go \u{1B}]8;;https://example.org/a\u{1B}\\here\u{1B}]8;;\u{1B}\\"
        )
        #expect(link.rendered() == "here")
    }

    @Test func `a link that goes on in the next line is opened there again`() {
        let link = text("a\nb", link: "x:y")
        func line(_ text: String) -> String { "\u{1B}]8;;x:y\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" }
        #expect(link.rendered(as: .ansi(.none)) == line("a") + "\n" + line("b"))
    }

    @Test(
        "An address cannot leave its sequence",
        arguments: [
            ("https://a/b?c=d&e#f;g", "https://a/b?c=d&e#f;g"), ("https://a/b c", "https://a/b%20c"),
            ("https://ä/日", "https://%C3%A4/%E6%97%A5"), ("a\u{1B}\\\u{1B}[2Jb", "ab"), ("a\u{7}\n\r\t\u{9C}b", "ab"),
            ("", ""),
        ] as [(String, String)]
    )
    func address(_ address: String, _ expected: String) {
        #expect(LinkAddress.sanitized(address) == expected)
    }

    @Test func `an address that is empty leads nowhere`() {
        #expect(text("a", link: "\u{7}").rendered(as: .ansi(.none)) == "a")
    }
}
