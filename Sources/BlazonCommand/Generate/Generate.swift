import BlazonStrings

/// A run of `blazon generate-strings`.
struct Generate {
    let options: GenerateOptions

    var result: CommandOutput {
        let run = GeneratorRun(paths: options.paths, output: options.output)
        return CommandOutput(
            text: options.output == nil ? run.text ?? "" : "",
            problem: run.problem,
            status: run.status
        )
    }
}
