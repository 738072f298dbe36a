import Foundation

/// One suite of measurements: `bench <name> …`.
struct Command: Sendable {
    let name: String
    /// Its options, in one line.
    let usage: String
    /// What it measures, in one line; nil for what only the program itself calls.
    let summary: String?
    /// Runs it, and gives the exit status.
    let run: @Sendable (inout ArgumentReader) throws -> Int32

    /// All there are. A new suite is one more line here.
    static let all = [
        FanOutCommand.command, GrowthCommand.command, StringsCommand.command, RenderCommand.command,
        ReconcileCommand.command, CountedPosts.command, CountedWords.command, CountedRendering.command,
        CountedReconciles.command,
    ]

    private static var visible: [Command] { all.filter { $0.summary != nil } }

    /// Runs the command that the arguments name.
    ///
    /// - Returns: The exit status: 0, 1 where a target is missed or something fails, 64 where the words make no sense.
    static func run(_ arguments: [String]) -> Int32 {
        var reader = ArgumentReader(arguments)
        do {
            guard let word = reader.next() else { throw UsageError("a command is missing\n\(help)") }
            if ["help", "--help", "-h"].contains(word) {
                print(help)
                return 0
            }
            guard let command = all.first(where: { $0.name == word }) else {
                throw UsageError("there is no command '\(word)'\n\(help)")
            }
            return try command.run(&reader)
        } catch let error as UsageError {
            report(error.description)
            return UsageError.exitStatus
        } catch {
            report("\(error)")
            return 1
        }
    }

    private static var help: String {
        "usage:\n"
            + visible.map { "  bench \($0.name) \($0.usage)\n      \($0.summary ?? "")" }.joined(separator: "\n")
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
    }
}
