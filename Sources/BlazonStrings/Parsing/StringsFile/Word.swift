extension StringsFileParser {
    /// A key or a value as it stands in the file.
    struct Word {
        /// Where, quotation marks and all.
        let range: Range<Int>
        /// What it says; nil where it could not be read, which has been reported.
        let text: String?
    }
}
