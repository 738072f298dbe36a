public import BlazonRendering
public import Foundation

extension ColorProfile {
    /// How many colours an output can show, by what its environment says.
    ///
    /// The first of these that speaks decides:
    ///
    /// | who | says |
    /// | --- | --- |
    /// | `choice` | itself: what the app was told, for example by an option of its own |
    /// | `NO_COLOR`, not empty | `none` |
    /// | `FORCE_COLOR`, not empty | 0 or `false`: `none`; 1, 2, 3: 16, 256, all; any other word: as on a terminal, at least 16 |
    /// | `CLICOLOR_FORCE`, neither empty nor 0 | as on a terminal, at least 16 |
    /// | no terminal | `none` |
    /// | a terminal | what `TERM` and `COLORTERM` say |
    ///
    /// ```swift
    /// ColorProfile.detected(environment: ["TERM": "xterm-256color"], isTTY: true)      // .ansi256
    /// ColorProfile.detected(environment: ["FORCE_COLOR": "1"], isTTY: false)           // .ansi16
    /// ```
    ///
    /// - Parameters:
    ///   - choice: What the app decided itself; nil leaves it to the environment.
    ///   - environment: The variables of a process, by name.
    ///   - isTTY: Whether the output is a terminal.
    /// - Returns: The richest profile that the output can be trusted with. `none` leaves bold and the like on.
    public static func detected(
        choice: ColorProfile? = nil,
        environment: [String: String],
        isTTY: Bool
    ) -> ColorProfile {
        if let choice { return choice }
        if environment.isSet("NO_COLOR") { return .none }
        let terminal = TerminalType(environment: environment)
        switch environment["FORCE_COLOR"] ?? "" {
        case "": break
        case "0", "false": return .none
        case "1": return .ansi16
        case "2": return .ansi256
        case "3": return .trueColor
        default: return terminal.forcedProfile
        }
        if environment.isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return terminal.forcedProfile }
        return isTTY ? terminal.profile : .none
    }

    /// How many colours an open file can show: whether it is a terminal is asked of the system.
    ///
    /// - Parameters:
    ///   - fileDescriptor: Where the app writes: 1 is the standard output, 2 the standard error.
    ///   - choice: What the app decided itself; nil leaves it to the environment.
    ///   - environment: The variables of this process, unless said otherwise.
    public static func detected(
        fileDescriptor: Int32,
        choice: ColorProfile? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> ColorProfile {
        detected(choice: choice, environment: environment, isTTY: isatty(fileDescriptor) == 1)
    }
}

extension [String: String] {
    /// Whether a variable is there and not empty.
    fileprivate func isSet(_ name: String) -> Bool {
        self[name]?.isEmpty == false
    }
}
