@testable import BlazonCommand
import BlazonRendering
import Testing

@Suite struct CommandTests {
    private func run(_ arguments: String..., terminal: Bool = false) -> CommandOutput {
        Command.run(
            arguments,
            in: Surroundings(
                colorProfile: terminal ? .trueColor : .none,
                columns: terminal ? 40 : nil,
                isTerminal: terminal
            )
        )
    }

    @Test(arguments: [
        (["preview", "lable"], "there is no preview 'lable': did you mean 'label'?"),
        (
            ["preview", "label.trailingicon"],
            "there is no preview 'label.trailingicon': did you mean 'label.trailingIcon'?"
        ),
        (["preview", "--them", "system"], "there is no option '--them': did you mean '--theme'?"),
        (
            ["preview", "--theme", "yumekawa"],
            "there is no theme 'yumekawa': there is system, yumekawa-purple, yumekawa-pink, yumekawa-blue, ascii"
        ),
        (["preview", "--theme", "yumekawa-pnk"], "there is no theme 'yumekawa-pnk': did you mean 'yumekawa-pink'?"),
        (["preview", "--scheme", "drak"], "--scheme takes no 'drak': did you mean 'dark'?"),
        (["preview", "--format=png"], "--format takes no 'png': did you mean 'svg'?"),
        (
            ["preview", "--format=picture"],
            "--format takes no 'picture': there is text, ansi, svg, html, tree, outline"
        ),
        (["preview", "--contrast", "high"], "--contrast takes no 'high': there is standard, increased"),
        (["preview", "--ambiguous", "2"], "--ambiguous takes no '2': there is narrow, wide"),
        (["preview", "--width"], "--width needs a value"),
        (["preview", "--width", "wide"], "--width takes a number of cells from 1, not 'wide'"),
        (["preview", "--width", "0"], "--width takes a number of cells from 1, not '0'"),
        (["preview", "--height=-3"], "--height takes a number of cells from 1, not '-3'"),
        (
            ["preview", "--width", "99999999999999999999"],
            "--width takes a number of cells from 1, not '99999999999999999999'"
        ),
        (["preview", "--list=yes"], "--list takes no value"),
        (["preveiw"], "there is no command 'preveiw': did you mean 'preview'?"),
    ])
    func `a command line that makes no sense is one line and exit status 64`(arguments: [String], problem: String) {
        let output = Command.run(arguments, in: Surroundings(colorProfile: .none, columns: nil, isTerminal: false))
        #expect(output == CommandOutput(problem: "blazon: \(problem)\n", status: 64))
    }

    @Test(arguments: [[], ["help"], ["--help"], ["preview", "--help"], ["preview", "label", "-h"]])
    func `asked for help, it tells what there is`(arguments: [String]) {
        let output = Command.run(arguments, in: Surroundings(colorProfile: .none, columns: nil, isTerminal: false))
        #expect(output == CommandOutput(text: Command.help))
    }

    @Test(arguments: [ColorProfile.none, .trueColor])
    func `39-no-color: asked for ANSI by name, it still obeys who wants no colours`(profile: ColorProfile) {
        var surroundings = Surroundings(colorProfile: profile, columns: nil, isTerminal: true)
        let arguments = ["preview", "text.attributes", "--format", "ansi"]
        #expect(Command.run(arguments, in: surroundings).text.contains("\u{1B}[48;2;"))
        surroundings.refusesColors = true
        let text = Command.run(arguments, in: surroundings).text
        #expect(text.contains("\u{1B}[1m") && !text.contains("8;2;"))
    }

    @Test func `the list has a name a line, each of which can be asked for`() {
        let names = run("preview", "--list").text.split(separator: "\n").map(String.init)
        #expect(names.count == Set(names).count)
        #expect(names.contains("label.trailingIcon"))
        for name in names { #expect(run("preview", name).status == 0) }
        #expect(run("preview", "--list", "label").text.split(separator: "\n").count == 5)
    }

    @Test func `names pick entries and groups, each once, in the order asked for`() {
        let output = run("preview", "progress.common", "label", "label.iconOnly", "--list")
        #expect(
            output.text == """
                progress.common
                label.automatic
                label.titleAndIcon
                label.titleOnly
                label.iconOnly
                label.trailingIcon

                """
        )
    }

    @Test func `a pipe gets text without a control character, a terminal its colours`() {
        #expect(run("preview", "label.trailingIcon").text == "label.trailingIcon\n  Inbox ✉\n")
        let colored = run("preview", "label.trailingIcon", terminal: true).text
        #expect(colored.contains("\u{1B}["))
        #expect(run("preview", "--format", "text", terminal: true).text.contains("\u{1B}") == false)
        #expect(run("preview", "--format", "ansi").text.contains("\u{1B}[38;2;"))
    }

    @Test func `theme, scheme and contrast choose the colours`() {
        func accent(_ options: String...) -> String {
            Command.run(
                ["preview", "progress.automatic", "--format", "ansi"] + options,
                in: Surroundings(colorProfile: .trueColor, columns: nil, isTerminal: true)
            ).text
        }
        #expect(accent().contains("38;2;21;101;192"))
        #expect(accent("--scheme", "dark").contains("38;2;144;202;249"))
        #expect(accent("--contrast", "increased").contains("38;2;13;60;122"))
        #expect(accent("--theme", "yumekawa-pink").contains("38;2;176;52;108"))
        let both = accent("--scheme", "both")
        #expect(both.contains("system light") && both.contains("system dark"))
        #expect(both.contains("38;2;21;101;192") && both.contains("38;2;144;202;249"))
    }

    @Test func `where ambiguous characters are wide, bars are of ASCII`() {
        let bar = run("preview", "progress.disabled", "--ambiguous", "wide", "--width", "12").text
        #expect(bar == "progress.dis\nabled\n  ####------\n")
    }

    @Test func `both schemes are one picture`() {
        let svg = run("preview", "label.iconOnly", "--format", "svg", "--scheme", "both").text
        #expect(svg.ranges(of: "<svg ").count == 1)
        #expect(svg.contains(">system light</text>") && svg.contains(">system dark</text>"))
        #expect(svg.contains("fill=\"#FAFAFA\"") && svg.contains("fill=\"#303030\""))
        let html = run("preview", "label.iconOnly", "--format", "html", "--scheme", "both").text
        #expect(html.ranges(of: "<pre ").count == 1)
    }

    @Test func `width and height are those of the page`() {
        let text = run("preview", "--width", "30", "--height", "5").text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == 5)
        #expect(lines.allSatisfy { $0.count <= 30 })
        let wide = run("preview", "progress.automatic", terminal: true).text
        #expect(wide.contains("█"))
    }

    @Test func `the tree shows what a view comes to`() {
        let tree = run("preview", "label.iconOnly", "--format", "tree").text
        #expect(tree.contains(#"text "label.iconOnly" secondaryText"#))
        #expect(tree.contains(#"icon "✉""#))
    }
}
