extension StringsFileParser {
    /// What stands between two tokens.
    struct Trivia {
        /// A comment, read when it turns out to belong to a key.
        struct Comment {
            /// Its place: of a block without its marks, of lines with them.
            var range: Range<Int>
            var isBlock: Bool
            /// Whether something else stands before it in its line.
            var isBesideToken: Bool
        }

        /// The last comment.
        var comment: Comment?
        var hasLineBreak = false
        /// Since the last comment.
        var lineBreaks = 0
    }
}
