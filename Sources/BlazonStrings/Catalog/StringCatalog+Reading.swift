public import Foundation

extension StringCatalog {
    /// Reads words in the form of `.strings` without a catalog: for tools, or to look at what an update would lay over.
    ///
    /// ```swift
    /// try StringCatalog.words(in: Data(#""panel.layer" = "Layers";"#.utf8))
    /// // [(key: "panel.layer", text: "Layers")]
    /// ```
    ///
    /// - Parameters:
    ///   - data: A file of at most 16 MiB, in any encoding that ``StringCatalog`` reads.
    ///   - path: Where it lies, as errors are to say it.
    /// - Returns: Each key once, in the order of the file, with its text, format specifiers and all. Pairs and no dictionary,
    ///   because two keys may differ in their UTF-8 and yet be equal as `String`s.
    /// - Throws: ``StringsError`` with each error and its place. Warnings are passed over.
    public static func words(
        in data: Data,
        path: String = "Localizable.strings"
    ) throws(StringsError) -> [(key: String, text: String)] {
        let parsed = StringsFileParser.parse([UInt8](data), path: path)
        let errors = parsed.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw StringsError(errors) }
        return parsed.tables.values.first?.entries.map { ($0.key.text, $0.message.format) } ?? []
    }
}
