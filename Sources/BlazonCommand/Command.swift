import Blazon

/// The `blazon` command: from arguments and surroundings to output, without touching anything.
enum Command {
    static let help = """
        USAGE: blazon preview [NAME ...] [OPTIONS]

        Shows every built-in style: as text where the output is a pipe, in colour on a terminal.

        NAME              Only these entries, or all of a group: label.trailingIcon, progress
        --list            The names, one a line
        --format FORMAT   text, ansi, or tree: what each view comes to
        --theme THEME     \(Gallery.themes.map(\.id).joined(separator: ", "))
        --scheme SCHEME   light, dark, or both; light unless said otherwise
        --contrast LEVEL  standard or increased
        --width CELLS     How wide, from 1; that of the terminal, else \(PreviewOptions.usualWidth)
        --height CELLS    How high, from 1; as high as it is
        --help            This text

        """

    static func run(_ arguments: [String], in surroundings: Surroundings) -> CommandOutput {
        do throws(UsageError) {
            var reader = ArgumentReader(arguments)
            switch reader.next() {
            case nil, "help", "--help", "-h": return CommandOutput(text: help)
            case "preview": return CommandOutput(text: try preview(&reader, in: surroundings))
            case .some(let other):
                throw UsageError("there is no command", other, among: ["preview", "help"])
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
