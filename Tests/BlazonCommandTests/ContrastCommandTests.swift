@testable import BlazonCommand
import Blazon
import BlazonRendering
import Testing

@Suite struct ContrastCommandTests {
    private func run(_ arguments: String...) -> CommandOutput {
        Command.run(arguments, in: Surroundings(colorProfile: .none, columns: nil, isTerminal: false))
    }

    @Test(arguments: ["system", "ascii", "yumekawa-purple", "yumekawa-pink", "yumekawa-blue"])
    func `37-high-contrast-theme: no theme of the gallery has violations`(theme: String) {
        let output = run("contrast", "--theme", theme, "--violations")
        #expect(output == CommandOutput())
    }

    @Test func `every scheme and contrast has its table`() {
        let headlines = run("contrast").text.split(separator: "\n").filter { $0.hasPrefix("system ") }
        #expect(headlines == ["system light", "system dark", "system light-increased", "system dark-increased"])
        let dark = run("contrast", "--scheme", "dark", "--contrast=standard").text
        #expect(dark == "\(Theme.system.contrastReport(for: .dark))\n")
    }

    @Test(arguments: [
        (["--them", "system"], "there is no option '--them': did you mean '--theme'?"),
        (["--violations=1"], "--violations takes no value"), (["file"], "there is no option 'file'"),
    ])
    func `a command line that makes no sense is one line`(arguments: [String], problem: String) {
        let output = Command.run(
            ["contrast"] + arguments,
            in: Surroundings(colorProfile: .none, columns: nil, isTerminal: false)
        )
        #expect(output.status == 64)
        #expect(output.problem.hasPrefix("blazon: \(problem)"))
    }
}
