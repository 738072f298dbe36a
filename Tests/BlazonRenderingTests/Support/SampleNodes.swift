import BlazonViews

/// What pictures are tried on.
enum SampleNodes {
    /// Every kind of glyph between two bars, which stand below each other where all have the width they should.
    static let glyphs = column(
        text("┌────────────────────┐"),
        cells("plain ASCII -> != <="),
        cells("Ελληνικά Кириллица  "),
        cells("日本語のテキスト    "),
        cells("全角ＡＢＣ、。「」  "),
        cells("한국어 텍스트       "),
        cells("emoji 😀 👍🏽 👨‍👩‍👧 🇯🇵  "),
        cells("❤️ ⚠️ 1️⃣ ✉︎ ☎︎ ☃ ★ ☆  "),
        cells("e\u{301}a\u{308} n\u{303} ｶﾞ ﾊﾟ ｱｲｳ     "),
        cells("שלום עולם           "),
        cells("مرحبا بالعالم       "),
        cells("नमस्ते                "),
        cells("●○◔◑◕ ←↑→↓ ⠋⠙⠹ ✓✗ ∑∫"),
        cells("x  y   z    .       "),
        text("└────────────────────┘")
    )

    /// Every character of the box-drawing and block ranges, and boxes made of them.
    static let lines = column(
        column(
            text(rows(of: 0x2500...0x259F)),
            spacing: 0
        ),
        row(
            border(text("  "), .line),
            border(text("  "), .rounded),
            boxes("╔═╦═╗\n║ ║ ║\n╠═╬═╣\n║ ║ ║\n╚═╩═╝"),
            boxes("╒═╤═╕\n│ │ │\n╞═╪═╡\n│ │ │\n╘═╧═╛"),
            boxes("╓─╥─╖\n║ ║ ║\n╟─╫─╢\n║ ║ ║\n╙─╨─╜"),
            boxes("┏━┳━┓\n┃ ┃ ┃\n┣━╋━┫\n┃ ┃ ┃\n┗━┻━┛"),
            boxes("┎─┰─┒\n┃ ┃ ┃\n┠─╂─┨\n┃ ┃ ┃\n┖─┸─┚")
        )
    )

    private static func boxes(_ drawing: String) -> Node { text(drawing) }

    private static func cells(_ content: String) -> Node {
        row(text("│"), frame(text(content), width: 20, alignment: .leading), text("│"), spacing: 0)
    }

    private static func rows(of values: ClosedRange<UInt32>) -> String {
        var rows = ""
        for value in values {
            if value % 16 == 0, value > values.lowerBound { rows += "\n" }
            if let scalar = Unicode.Scalar(value) { rows.unicodeScalars.append(scalar) }
        }
        return rows
    }
}
