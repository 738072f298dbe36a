/// A file as it was read.
package struct SourceFile: Sendable, Hashable {
    /// Where it lies, as diagnostics are to say it.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The last part of the path.
    package var name: Substring { path.split(separator: "/").last ?? path[...] }

    /// What stands after the last dot of the name, in small letters.
    package var fileExtension: String {
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The name without its extension.
    package var stem: String { String(name.lastIndex(of: ".").map { name[..<$0] } ?? name) }

    /// The name of the `.lproj` directory that it lies in, without the extension; nil where it lies in none.
    package var directoryLanguage: String? {
        let parts = path.split(separator: "/")
        guard parts.count > 1, let directory = parts.dropLast().last, directory.lowercased().hasSuffix(".lproj") else {
            return nil
        }
        return String(directory.dropLast(".lproj".count))
    }
}
