import BlazonTesting
import BlazonViews
import Testing

/// Every built-in style in every state: in cells, in ASCII, in the light and in the dark scheme.
@Suite struct ControlSheetTests {
    private static let ascii = Theme(id: "ascii", basedOn: .system) { $0.glyphs = .ascii }

    @Test(arguments: ControlSheet.all.map(\.name))
    func `the styles of a control`(name: String) throws {
        let sheet = try #require(ControlSheet.all.first { $0.name == name })
        expectSnapshot(of: sheet, named: name)
        // Without colours, and with the attributes that show what colours show elsewhere.
        let ascii = sheet.rendered(as: .ansi(.none), theme: Self.ascii)
        #expect(ascii.allSatisfy { $0.isASCII })
        expectSnapshot(of: ascii, as: .ansi(.none), named: "\(name).ascii")
        expectSnapshots(
            of: sheet,
            as: .ansi(.trueColor),
            themes: [.system],
            variants: [.light, .dark],
            named: name
        )
    }

    @Test(arguments: ControlSheet.all.map(\.name))
    func `what the controls say of themselves`(name: String) throws {
        let sheet = try #require(ControlSheet.all.first { $0.name == name })
        expectSnapshot(of: sheet, as: .outline, named: name)
    }
}
