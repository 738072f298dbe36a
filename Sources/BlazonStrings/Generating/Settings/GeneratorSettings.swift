/// How accessors are made: the contents of `blazon-strings.json`, which lies among a target's files.
///
/// ```json
/// {
///   "name": "L10n",
///   "access": "public",
///   "development": "en",
///   "keys": "nested",
///   "tables": ["Localizable", "Errors"],
///   "themeTables": ["YumekawaTheme"],
///   "documentation": "all"
/// }
/// ```
///
/// Every member may be left out, and so may the file.
package struct GeneratorSettings: Sendable, Hashable {
    /// Who sees the accessors.
    package enum Access: String, Sendable, CaseIterable {
        case `internal`, `package`, `public`
    }

    /// What becomes of the dots in a key.
    package enum KeyStyle: String, Sendable, CaseIterable {
        /// `error.invalid-range` is `error.invalidRange`.
        case nested
        /// `error.invalid-range` is `errorInvalidRange`.
        case flat
    }

    /// Whose texts the documentation of an accessor quotes.
    package enum Documentation: String, Sendable, CaseIterable {
        /// Those of the development language: a translator's change compiles nothing anew.
        case development
        /// Those of every language.
        case all
    }

    package static let fileName = "blazon-strings.json"

    /// The type that holds all accessors.
    package var name = "L10n"
    package var access = Access.internal
    /// The language that the keys were written in; nil to find out.
    package var development: String?
    package var keys = KeyStyle.nested
    /// The tables that get accessors; nil for all that are no theme's.
    package var tables: [String]?
    /// The tables whose words come before those of other tables while a theme is active; nil for those named `…Theme`.
    package var themeTables: [String]?
    package var documentation = Documentation.development
    /// Where the development language is said, or would be.
    package var place = StringsDiagnostic(.error, path: fileName, position: .start, message: "")

    package init() {}

    package func isThemeTable(_ name: String) -> Bool {
        if let themeTables { return themeTables.contains(name) }
        return name.hasSuffix("Theme") && name != "Theme"
    }

    /// Whether a table gets accessors.
    func hasAccessors(_ name: String) -> Bool {
        if let tables { return tables.contains(name) }
        return !isThemeTable(name)
    }
}
