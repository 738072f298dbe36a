import BlazonStrings
import Foundation

// The tool of the plugin, which is its only caller: it has no options, so that clients need not build the whole command.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
    try? FileHandle.standardError.write(contentsOf: Data("usage: blazon-strings-generator OUTPUT FILE ...\n".utf8))
    exit(64)
}
let run = GeneratorRun(paths: Array(arguments.dropFirst()), output: output)
try? FileHandle.standardError.write(contentsOf: Data(run.problem.utf8))
exit(run.status)
