import BlazonTerminal
import Testing

struct TerminalSizeTests {
    @Test func `A terminal says its own size, whatever the environment says`() throws {
        let terminal = try PseudoTerminal(columns: 40, rows: 6)
        let size = TerminalSize(fileDescriptor: terminal.descriptor, environment: ["COLUMNS": "80", "LINES": "24"])
        #expect(size == TerminalSize(columns: 40, rows: 6))
    }

    @Test func `A terminal that does not know its size leaves it to the environment`() throws {
        let terminal = try PseudoTerminal(columns: 0, rows: 0)
        let size = TerminalSize(fileDescriptor: terminal.descriptor, environment: ["COLUMNS": "80", "LINES": "24"])
        #expect(size == TerminalSize(columns: 80, rows: 24))
        #expect(TerminalSize(fileDescriptor: terminal.descriptor, environment: [:]) == nil)
    }

    @Test(arguments: [
        ["COLUMNS": "80"],
        ["LINES": "24"],
        ["COLUMNS": "0", "LINES": "24"],
        ["COLUMNS": "80", "LINES": "-1"],
        ["COLUMNS": "65536", "LINES": "24"],
        ["COLUMNS": "99999999999999999999", "LINES": "24"],
        ["COLUMNS": "wide", "LINES": "24"],
        ["COLUMNS": "", "LINES": ""],
    ])
    func `An environment without two usable numbers says nothing`(environment: [String: String]) {
        #expect(TerminalSize(fileDescriptor: -1, environment: environment) == nil)
    }

    @Test func `A size has at least one cell`() {
        #expect(TerminalSize(columns: 1, rows: 65_535)?.rows == 65_535)
        #expect(TerminalSize(columns: 0, rows: 1) == nil)
        #expect(TerminalSize(columns: 1, rows: 65_536) == nil)
    }
}
