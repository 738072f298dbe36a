import Blazon

/// A run of `blazon contrast`. A table for each variant is its output; its status is 1 where a pair has too little.
struct ContrastCheck {
    let options: ContrastOptions

    var output: CommandOutput {
        let reports = options.variants.map { options.theme.contrastReport(for: $0) }
        let shown = options.wantsViolationsOnly ? reports.map(\.onlyViolations).filter { !$0.rows.isEmpty } : reports
        let text = shown.map { "\($0)\n" }.joined(separator: "\n")
        return CommandOutput(text: text, status: reports.allSatisfy(\.violations.isEmpty) ? 0 : 1)
    }
}
