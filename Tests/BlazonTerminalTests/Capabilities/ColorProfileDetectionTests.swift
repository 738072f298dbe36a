import BlazonRendering
import BlazonTerminal
import Foundation
import Testing

struct ColorProfileDetectionTests {
    @Test(
        arguments: [
            (nil, ColorProfile.ansi256),
            ("", .ansi256),
            ("0", .none),
            ("1", .none),
            ("yes", .none),
        ] as [(String?, ColorProfile)]
    )
    func `39-no-color: set and not empty means none, whatever it says`(noColor: String?, profile: ColorProfile) {
        var environment = ["TERM": "xterm-256color"]
        environment["NO_COLOR"] = noColor
        #expect(ColorProfile.detected(environment: environment, isTTY: true) == profile)
    }

    @Test(arguments: [
        (["FORCE_COLOR": "1"], ColorProfile.ansi16),
        (["FORCE_COLOR": "2"], .ansi256),
        (["FORCE_COLOR": "3"], .trueColor),
        (["FORCE_COLOR": "0"], .none),
        (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], .none),
        (["FORCE_COLOR": "false"], .none),
        (["FORCE_COLOR": ""], .none),
        (["FORCE_COLOR": "always"], .ansi16),
        (["FORCE_COLOR": "true", "TERM": "xterm-256color"], .ansi256),
        (["FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color"], .ansi16),
        (["CLICOLOR_FORCE": "1"], .ansi16),
        (["CLICOLOR_FORCE": "1", "TERM": "dumb"], .ansi16),
        (["CLICOLOR_FORCE": "1", "TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
        (["CLICOLOR_FORCE": "0", "TERM": "xterm"], .none),
        (["CLICOLOR_FORCE": "", "TERM": "xterm"], .none),
        (["NO_COLOR": "1", "FORCE_COLOR": "1"], .none),
        (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
        (["COLORTERM": "truecolor", "TERM": "xterm-256color"], .none),
    ])
    func `40-force-color: not a terminal`(environment: [String: String], profile: ColorProfile) {
        #expect(ColorProfile.detected(environment: environment, isTTY: false) == profile)
    }

    @Test(arguments: [
        (["TERM": "dumb"], ColorProfile.none),
        (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
        (["TERM": "screen", "COLORTERM": "truecolor"], .ansi256),
        (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], .ansi256),
        (["TERM": "screen-256color"], .ansi256),
        (["TERM": "screen"], .ansi16),
        (["TERM": "nsterm"], .ansi16),
        (["TERM": "xterm"], .ansi16),
        (["TERM": "linux"], .ansi16),
        (["TERM": "xterm-256color"], .ansi256),
        (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
        (["TERM": "xterm-256color", "COLORTERM": "TrueColor"], .trueColor),
        (["TERM": "xterm-direct"], .trueColor),
        (["TERM": "xterm-kitty"], .trueColor),
        (["TERM": "football"], .ansi16),
        (["TERM": "vt220"], .none),
        (["TERM": "xterm-mono"], .none),
        (["COLORTERM": "rxvt"], .ansi16),
        (["TERM": ""], .none),
        ([:], .none),
    ])
    func `40-force-color: on a terminal`(environment: [String: String], profile: ColorProfile) {
        #expect(ColorProfile.detected(environment: environment, isTTY: true) == profile)
    }

    @Test(arguments: ColorProfile.allCases)
    func `40-force-color: the app's own word comes before all`(choice: ColorProfile) {
        let environment = ["NO_COLOR": "1", "FORCE_COLOR": "2"]
        #expect(ColorProfile.detected(choice: choice, environment: environment, isTTY: true) == choice)
    }

    @Test func `A pipe is no terminal`() {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        #expect(ColorProfile.detected(fileDescriptor: descriptor, environment: ["TERM": "xterm"]) == .none)
        #expect(
            ColorProfile.detected(fileDescriptor: descriptor, environment: ["TERM": "xterm", "FORCE_COLOR": "3"])
                == .trueColor
        )
        #expect(ColorProfile.detected(fileDescriptor: -1, environment: ["TERM": "xterm"]) == .none)
    }

    @Test func `A pseudo-terminal is one`() throws {
        let terminal = try PseudoTerminal(columns: 40, rows: 6)
        #expect(ColorProfile.detected(fileDescriptor: terminal.descriptor, environment: ["TERM": "xterm"]) == .ansi16)
    }
}
