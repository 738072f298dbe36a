@testable import BlazonCommand
import BlazonTesting
import Foundation
import Testing

/// `blazon check` and `blazon generate-strings`, on files.
@Suite struct WordsCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")

    private func run(_ arguments: String...) -> CommandOutput {
        let output = Command.run(arguments, in: Surroundings(colorProfile: .none, columns: nil, isTerminal: false))
        return CommandOutput(
            text: output.text.replacing(folder.path + "/", with: ""),
            problem: output.problem.replacing(folder.path + "/", with: ""),
            status: output.status
        )
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }

    @Test func `a check prints what it finds, and fails where that is an error`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "en.lproj/A.strings": "\"a\" = \"1\"; \"b\" = \"2\";", "JA.LPROJ/A.strings": "\"a\" = \"1\";",
            "Sources/App.swift": "print(L10n.a.a())",
        ])
        let missing = "en.lproj/A.strings:1:12: warning: ja lacks \"b\"\n"
        #expect(run("check", folder.path) == CommandOutput(text: missing))
        let strict = CommandOutput(text: missing.replacing("warning", with: "error"), status: 1)
        #expect(run("check", folder.path, "--strict") == strict)
        let unused = "en.lproj/A.strings:1:12: warning: \"b\" is not used: no source mentions L10n.a.b\n"
        #expect(run("check", folder.path, "--sources", folder.path) == CommandOutput(text: missing + unused))
        let command = "::warning file=\(folder.path)/en.lproj/A.strings,line=1,col=12::ja lacks \"b\"\n"
        #expect(run("check", folder.path, "--format=github").text == command.replacing(folder.path + "/", with: ""))
        #expect(run("check", folder.path, "--pseudo").status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/en-XA.lproj/A.strings"))
        #expect(run("check", folder.path).text == missing)
        let absent = run("check", folder.path + "/absent")
        #expect(absent == CommandOutput(text: "absent:1:1: error: there is no such file\n", status: 1))
    }

    @Test func `the generator writes what has changed, whatever is wrong with some words`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["en.lproj/A.strings": "\"a\" = \"1\"; \"b\" = \"%s\";"])
        let output = folder.path + "/out/L10n.swift"
        let error = "en.lproj/A.strings:1:12: error: %s is a C string: use %@\n"
        #expect(run("generate-strings", folder.path, "--output", output) == CommandOutput(problem: error, status: 1))
        let text = try String(contentsOfFile: output, encoding: .utf8)
        #expect(text.contains("static var a:") && !text.contains("static var b:"))
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: output)
        #expect(run("generate-strings", folder.path, "--output", output).status == 1)
        let date = try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date
        #expect(date == Date(timeIntervalSince1970: 0))
        #expect(run("generate-strings", folder.path).text == text)
    }

    @Test(arguments: [
        (["check"], "check needs a directory of words"),
        (["check", ".", "--formt", "json"], "there is no option '--formt': did you mean '--format'?"),
        (["check", ".", "--format", "xml"], "--format takes no 'xml': there is text, json, github"),
        (["check", ".", "--strict=1"], "--strict takes no value"),
        (["generate-strings"], "generate-strings needs files of words, or their directory"),
        (["generate-strings", ".", "--out", "x"], "there is no option '--out': there is --output, --help"),
    ])
    func `a command line that makes no sense is one line`(arguments: [String], problem: String) {
        let output = Command.run(arguments, in: Surroundings(colorProfile: .none, columns: nil, isTerminal: false))
        #expect(output == CommandOutput(problem: "blazon: \(problem)\n", status: 64))
    }
}
