/// A value of a file that nests keys and values (JSON or XML property list), and where it stands.
struct FileNode {
    enum Content {
        case text(String)
        case integer(Int)
        case boolean(Bool)
        /// Each key once, in the order of the file.
        case members([FileMember])
        /// The values of an array.
        case elements([FileNode])
        /// What none of the formats needs the contents of; its name, for diagnostics.
        case other(String)
        /// What could not be read, and has been reported.
        case unreadable
    }

    var content: Content
    var position: SourcePosition

    var isUnreadable: Bool {
        if case .unreadable = content { true } else { false }
    }

    /// What it is, for diagnostics.
    var kind: String {
        switch content {
        case .text: "a text"
        case .integer: "a number"
        case .boolean: "true or false"
        case .members: "a dictionary"
        case .elements: "an array"
        case .other(let kind): kind
        case .unreadable: "nothing that can be read"
        }
    }
}
