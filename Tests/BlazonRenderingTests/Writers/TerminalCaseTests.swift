import Blazon
import BlazonRendering
import BlazonViews
import Foundation
import Testing

@Suite("What terminals are told")
struct TerminalCaseTests {
    /// Runs of ten cells in eight looks, the colours with channels of two digits.
    private func screen(columns: Int, rows: Int) -> Node {
        let (ink, paper) = (Node.Paint.color("#0A141E"), Theme.Color("#28323C"))
        let runs: [(Node.StyledText.Attributes, Node.Paint?, Theme.Color?)] = [
            ([], ink, nil), ([], nil, paper), ([], ink, paper), (.bold, nil, nil), (.underline, nil, nil),
            (.bold, ink, nil), (.italic, nil, paper), ([], nil, nil),
        ]
        let lines = (0..<rows).map { row in
            let children = (0..<columns / 10).map { column in
                let (attributes, paint, paper) = runs[(row + column) % runs.count]
                let text = text("abcdefghij", attributes, paint: paint)
                return paper.map { background($0, text) } ?? text
            }
            return Node.stack(.init(.horizontal, spacing: 0, children: children))
        }
        return .stack(.init(.vertical, spacing: 0, children: lines))
    }

    @Test func `23-run-merging: one sequence a run and one reset a line, at five bytes a cell`() {
        let output = screen(columns: 200, rows: 50).rendered(as: .ansi(.trueColor), width: 200, height: 50)
        #expect(output.count { $0 == "\u{1B}" } <= 50 * 21)
        #expect(output.utf8.count <= 5 * 200 * 50)
        for line in output.split(separator: "\n") { #expect(line.matches(of: /\u{1B}\[0m/).count <= 20) }
    }

    @Test(arguments: ColorProfile.allCases)
    func `39-no-color: the layout is the same in every profile, bold and underline stay`(profile: ColorProfile) {
        let output = screen(columns: 80, rows: 8).rendered(as: .ansi(profile), width: 80, height: 8)
        #expect(output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == screen(columns: 80, rows: 8).rendered())
        #expect(output.contains(/\u{1B}\[(\d+;)*1[;m]/))
        #expect(output.contains(/\u{1B}\[(\d+;)*4[;m]/))
        #expect(output.contains(/\u{1B}\[(\d+;)*[34]8;[25];/) == (profile == .trueColor || profile == .ansi256))
    }

    private func namedColor(of role: Theme.Role, in variant: Theme.Variant) -> String {
        String(text("a", paint: .role(role)).rendered(as: .ansi(.ansi16), variant: variant).prefix { $0 != "m" })
    }

    @Test(arguments: Theme.Variant.allCases)
    func `33-to-16: roles that mean something stay apart, warning a yellow and danger a red`(variant: Theme.Variant) {
        #expect(["\u{1B}[33", "\u{1B}[93"].contains(namedColor(of: .warning, in: variant)))
        #expect(["\u{1B}[31", "\u{1B}[91"].contains(namedColor(of: .danger, in: variant)))
        #expect(["\u{1B}[32", "\u{1B}[92"].contains(namedColor(of: .success, in: variant)))
        let roles: [Theme.Role] = [.success, .warning, .danger, .info]
        #expect(Set(roles.map { namedColor(of: $0, in: variant) }).count == roles.count)
    }

    @Test(arguments: [
        Theme.Role.primaryText, .secondaryText, .disabledText, .link, .accent, .success, .warning, .danger, .info,
    ])
    func `62-light-terminal: no text is white or bright yellow where nothing is known of the background`(
        role: Theme.Role
    ) {
        #expect(!["\u{1B}[37", "\u{1B}[97", "\u{1B}[93"].contains(namedColor(of: role, in: .light)))
        #expect(Theme.system.palette(for: .light)[role].contrastRatio(on: .white) > 2.5)
        #expect(!text("a", paint: .role(role)).rendered(as: .ansi(.trueColor)).contains("48;2"))
    }
}
