/// What a file of words may have at most.
///
/// Whatever a file holds, reading it ends, in a time that grows with its size and not faster. A file beyond a limit gets
/// one error and is read no further; what was read until then stands.
package enum ParsingLimits {
    /// Bytes of a file: 16 MiB.
    package static let fileSize = 16 << 20
    /// Levels of values in values.
    package static let nesting = 64
    /// Keys of a table.
    package static let keys = 100_000
    /// Bytes of a key in UTF-8: 16 KiB.
    package static let keyLength = 16 << 10
    /// Bytes of a text in UTF-8: 1 MiB.
    package static let textLength = 1 << 20
    /// Errors of a file that are reported, and as many warnings: further ones are only counted as “more”.
    package static let diagnostics = 1000
}
