/// A command line that makes no sense, in one line that says how to mend it.
struct UsageError: Error, CustomStringConvertible {
    /// `EX_USAGE` of sysexits.
    static let exitStatus: Int32 = 64

    let description: String

    init(_ description: String) { self.description = description }
}
