/// A command line that makes no sense, in one line that says how to mend it.
struct UsageError: Error, Equatable, CustomStringConvertible {
    /// `EX_USAGE` of sysexits.
    static let exitStatus: Int32 = 64

    let description: String

    init(_ description: String) { self.description = description }

    /// A word that is none of those that could stand there.
    init(_ problem: String, _ word: String, among choices: [String]) {
        let hint = NearestMatch.of(word, among: choices).map { "did you mean '\($0)'?" }
        description = "\(problem) '\(word)': \(hint ?? "there is \(choices.joined(separator: ", "))")"
    }
}
