import Foundation

/// The directory that a catalog's files lie in. Nothing outside of it is read, whatever a link points at.
struct CatalogDirectory: Sendable {
    let url: URL

    /// What lies there: the files that could be read, and what is wrong with the others.
    struct Contents {
        var files: [CatalogFile] = []
        var diagnostics: [StringsDiagnostic] = []
    }

    /// Reads all files of words: those in `*.lproj`, in whatever letter case, and string catalogs beside them.
    ///
    /// - Parameters:
    ///   - known: Files that were read before; one whose bytes are the same is not parsed again.
    ///   - development: Whose plural rules apply to words in `Base`.
    /// - Throws: What the file system says if the directory itself cannot be read.
    func read(known: [String: CatalogFile] = [:], development: LanguageTag?) throws -> Contents {
        var contents = Contents()
        for name in try names(in: url) {
            let entry = url.appendingPathComponent(name)
            let (stem, kind) = Self.split(name)
            if kind == "lproj" {
                guard let language = TableLanguage(directoryName: stem) else {
                    contents.diagnostics.append(Self.problem("is not a language", path: name))
                    continue
                }
                for file in (try? names(in: entry)) ?? [] {
                    read(
                        entry.appendingPathComponent(file),
                        path: "\(name)/\(file)",
                        language,
                        known,
                        development,
                        into: &contents
                    )
                }
            } else if kind == "xcstrings" {
                read(entry, path: name, nil, known, development, into: &contents)
            }
        }
        return contents
    }

    /// The directories whose changes matter.
    var watched: [URL] {
        let inner = ((try? names(in: url)) ?? []).filter { Self.split($0).kind == "lproj" }
        return [url] + inner.map(url.appendingPathComponent)
    }

    private func read(
        _ file: URL,
        path: String,
        _ language: TableLanguage?,
        _ known: [String: CatalogFile],
        _ development: LanguageTag?,
        into contents: inout Contents
    ) {
        let (table, kind) = Self.split(file.lastPathComponent)
        guard WordsFile.extensions.contains(kind) else { return }
        let root = url.resolvingSymlinksInPath().standardized.path
        guard file.resolvingSymlinksInPath().standardized.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
            contents.diagnostics.append(Self.problem("lies outside of the catalog's directory", path: path))
            return
        }
        do {
            // One byte more than is accepted, so that the parser says what is wrong with a file that is too large.
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            let bytes = [UInt8](try handle.read(upToCount: ParsingLimits.fileSize + 1) ?? Data())
            if let old = known[path], old.bytes == bytes {
                contents.files.append(old)
            } else {
                contents.files.append(
                    CatalogFile(path: path, table: table, language: language, bytes: bytes, development: development)
                )
            }
        } catch {
            contents.diagnostics.append(Self.problem("cannot be read: \(error.localizedDescription)", path: path))
        }
    }

    private func names(in directory: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    }

    private static func split(_ name: String) -> (stem: String, kind: String) {
        guard let dot = name.lastIndex(of: ".") else { return (name, "") }
        return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
    }

    private static func problem(_ text: String, path: String) -> StringsDiagnostic {
        StringsDiagnostic(.error, path: path, position: .start, message: text)
    }
}
