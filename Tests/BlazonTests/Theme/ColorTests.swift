import Blazon
import Testing

@Suite struct ColorTests {
    @Test(arguments: [
        ("#abc", "#AABBCC"), ("#abcd", "#AABBCCDD"), ("#aabbcc", "#AABBCC"), ("#aabbccdd", "#AABBCCDD"),
        ("#ABC", "#AABBCC"), ("aabbcc", "#AABBCC"), ("#000000ff", "#000000"),
    ])
    func `28-hex-parsing: a colour in one of the four forms is read`(input: String, hex: String) throws {
        #expect(try Theme.Color(hex: input).hex == hex)
    }

    @Test(arguments: [
        "#ab", "#abcde", "#ggg", "#+f+f+f", "", "#", "##abc", "#ａｂｃ", " #abc", "#abc ", "#aabbccdd0", "-0-0-0",
    ])
    func `28-hex-parsing: anything else is an error that names the input`(input: String) {
        #expect(throws: Theme.Color.HexError.self) { try Theme.Color(hex: input) }
        do {
            _ = try Theme.Color(hex: input)
        } catch {
            #expect(error.input == input)
            #expect("\(error)".hasPrefix("\(input.debugDescription) is not a colour: expected #rgb"))
        }
    }

    @Test(
        arguments: [
            (Theme.Color("#0000FF").withAlpha(0.5), Theme.Color("#FF0000").withAlpha(0.5), [85, 0, 170], 0.75),
            (Theme.Color("#FF0000").withAlpha(0.5), Theme.Color("#0000FF").withAlpha(0.5), [170, 0, 85], 0.75),
            (.init(white: 1, alpha: 0.70), "#303030", [0xC1, 0xC1, 0xC1], 1),
            (.init(white: 0, alpha: 0.87), "#FAFAFA", [0x21, 0x21, 0x21], 1),
            (.init(white: 0, alpha: 0.5), "#FFFFFF", [0x80, 0x80, 0x80], 1),
            ("#00000000", "#123456", [0x12, 0x34, 0x56], 1),
            ("#123456", "#FFFFFF", [0x12, 0x34, 0x56], 1),
            ("#12345680", "#00000000", [0x12, 0x34, 0x56], 128.0 / 255),
            ("#000000DD", "#FAFAFA", [0x21, 0x21, 0x21], 1),
            ("#000000DE", "#FAFAFA", [0x20, 0x20, 0x20], 1),
        ] as [(Theme.Color, Theme.Color, [UInt8], Double)]
    )
    func `29-alpha-compose: source over in sRGB, rounded once`(
        front: Theme.Color,
        back: Theme.Color,
        channels: [UInt8],
        alpha: Double
    ) {
        let result = front.composited(over: back)
        #expect([result.red, result.green, result.blue] == channels)
        #expect(abs(result.alpha - alpha) < 1e-12)
    }

    @Test(
        arguments: [
            ("#767676", "#FFFFFF", 4.5422), ("#777777", "#FFFFFF", 4.4781), ("#000000", "#FFFFFF", 21),
            ("#2196F3", "#FFFFFF", 3.124), ("#FFFFFF", "#303030", 13.198), ("#123456", "#123456", 1),
        ] as [(Theme.Color, Theme.Color, Double)]
    )
    func `36-wcag-threshold: the contrast ratio is exact and symmetric`(
        front: Theme.Color,
        back: Theme.Color,
        ratio: Double
    ) {
        #expect(abs(front.contrastRatio(on: back) - ratio) < 0.0005)
        #expect(front.contrastRatio(on: back) == back.contrastRatio(on: front))
    }

    @Test(arguments: [
        (Double.nan, 1), (.infinity, 1), (-.infinity, 0), (-0.1, 0), (1.5, 1), (0.25, 0.25),
    ])
    func `an opacity that makes no sense is brought to the nearer end`(given: Double, kept: Double) {
        #expect(Theme.Color(red: 1, green: 2, blue: 3, alpha: given).alpha == kept)
        #expect(Theme.Color.black.withAlpha(given).alpha == kept)
    }

    @Test(
        arguments: [
            (Double.nan, 0), (.infinity, 255), (-.infinity, 0), (0.5, 128), (1, 255), (-1, 0), (2, 255),
        ] as [(Double, UInt8)]
    )
    func `a grey that makes no sense is black or white`(white: Double, level: UInt8) {
        let color = Theme.Color(white: white)
        #expect([color.red, color.green, color.blue] == [level, level, level])
    }

    @Test func `every grey level survives its hex form`() throws {
        for level in UInt8.min...UInt8.max {
            let color = Theme.Color(red: level, green: level, blue: level)
            #expect(try Theme.Color(hex: color.hex) == color)
        }
    }

    @Test func `a literal that is no colour stops the program and names itself`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let color: Theme.Color = "#nope"
            _ = color
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("\"#nope\" is not a colour"))
    }
}
