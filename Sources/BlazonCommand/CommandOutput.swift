/// What a run of the command says, and how it ends.
struct CommandOutput: Equatable {
    /// For the standard output.
    var text = ""
    /// For the standard error.
    var problem = ""
    /// The exit status.
    var status: Int32 = 0
}
