import Blazon
import BlazonStrings

/// The `blazon` command: from arguments and surroundings to output, without touching anything.
enum Command {
    static let help = """
        USAGE: blazon preview [NAME ...] [OPTIONS]
               blazon check DIR ... [OPTIONS]
               blazon generate-strings PATH ... [OPTIONS]
               blazon contrast [OPTIONS]

        preview shows every built-in style: as text where the output is a pipe, in colour on a terminal.

        NAME              Only these entries, or all of a group: label.trailingIcon, progress
        --list            The names, one a line
        --format FORMAT   text, ansi, svg, html, tree: what each view comes to, or outline: what it says
        --theme THEME     \(Gallery.themes.map(\.id).joined(separator: ", "))
        --scheme SCHEME   light, dark, or both; light unless said otherwise
        --contrast LEVEL  standard or increased
        --ambiguous WIDTH  narrow or wide: the cells of what East Asian fonts draw wide and others narrow, such as ★
        --width CELLS     How wide, from 1; that of the terminal, else \(PreviewOptions.usualWidth)
        --height CELLS    How high, from 1; as high as it is

        check looks through words in all their languages: missing ones, arguments that differ, plural forms, themes.

        DIR               Where the words lie: *.lproj, *.xcstrings, and perhaps \(GeneratorSettings.fileName)
        --sources DIR     Swift sources; words that none of them mentions are reported
        --theme-table NAME  A table whose words come first while a theme is active; else those named …Theme
        --development LANG  The language that the keys were written in
        --format FORMAT   text, json, or github
        --strict          Warnings are errors
        --pseudo          Writes the languages en-XA and ar-XB beside the others, to look for what is not translated

        generate-strings makes accessors of words; in a package, BlazonStringsPlugin does that.

        --output FILE     Where they are written, if they have changed; else they are printed

        contrast shows how well the colours of a theme can be told apart; its status is 1 where they cannot.

        --theme THEME     As for preview
        --scheme SCHEME   light, dark, or both; both unless said otherwise
        --contrast LEVEL  standard or increased; both unless said otherwise
        --violations      Only the pairs that have too little

        --help            This text

        """

    static func run(_ arguments: [String], in surroundings: Surroundings) -> CommandOutput {
        do throws(UsageError) {
            var reader = ArgumentReader(arguments)
            switch reader.next() {
            case nil, "help", "--help", "-h": return CommandOutput(text: help)
            case "preview": return CommandOutput(text: try preview(&reader, in: surroundings))
            case "check":
                let options = try CheckOptions(&reader)
                return options.wantsHelp ? CommandOutput(text: help) : Check(options: options).output
            case "generate-strings":
                let options = try GenerateOptions(&reader)
                return options.wantsHelp ? CommandOutput(text: help) : Generate(options: options).result
            case "contrast":
                let options = try ContrastOptions(&reader)
                return options.wantsHelp ? CommandOutput(text: help) : ContrastCheck(options: options).output
            case .some(let other):
                throw UsageError(
                    "there is no command",
                    other,
                    among: ["preview", "check", "generate-strings", "contrast", "help"]
                )
            }
        } catch {
            return CommandOutput(problem: "blazon: \(error)\n", status: UsageError.exitStatus)
        }
    }

    private static func preview(
        _ reader: inout ArgumentReader,
        in surroundings: Surroundings
    ) throws(UsageError) -> String {
        let options = try PreviewOptions(&reader)
        if options.wantsHelp { return help }
        let entries = try Gallery.entries(named: options.names)
        if options.wantsList { return entries.map { $0.name + "\n" }.joined() }
        return Preview(entries: entries, options: options, surroundings: surroundings).text
    }
}
