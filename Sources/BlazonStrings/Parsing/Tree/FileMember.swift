/// A key in a file, with its value.
struct FileMember {
    var key: String
    /// Where the key stands.
    var position: SourcePosition
    /// The comment that stands before it.
    var comment: String?
    var value: FileNode
}
