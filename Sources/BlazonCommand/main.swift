import BlazonTerminal
import Foundation

let output = Command.run(
    Array(CommandLine.arguments.dropFirst()),
    in: Surroundings(
        colorProfile: .detected(fileDescriptor: STDOUT_FILENO),
        columns: TerminalSize(fileDescriptor: STDOUT_FILENO)?.columns,
        isTerminal: isatty(STDOUT_FILENO) == 1,
        refusesColors: ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false
    )
)
try? FileHandle.standardOutput.write(contentsOf: Data(output.text.utf8))
try? FileHandle.standardError.write(contentsOf: Data(output.problem.utf8))
exit(output.status)
