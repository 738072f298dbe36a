package import Foundation

/// Reads the files that a command was given.
package enum SourceFiles {
    /// The files of some kinds at some paths, in the order of their paths.
    ///
    /// - Parameters:
    ///   - paths: Files, and directories to look through. A file counts whatever its kind is.
    ///   - isWanted: Which of the files in directories count, by their paths.
    ///   - fileManager: Whose files.
    /// - Throws: A diagnostic at the path that cannot be read.
    package static func read(
        _ paths: [String],
        where isWanted: (SourceFile) -> Bool,
        fileManager: FileManager = .default
    ) throws(StringsDiagnostic) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            var isDirectory: ObjCBool = false
            guard fileManager.fileExists(atPath: path, isDirectory: &isDirectory) else {
                throw problem(path, "there is no such file")
            }
            if !isDirectory.boolValue {
                files.append(try readFile(path))
                continue
            }
            let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
            let names = (fileManager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
                .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
            for name in names.sorted() {
                let file = SourceFile(path: prefix + name, bytes: [])
                if isWanted(file) { files.append(try readFile(prefix + name)) }
            }
        }
        return files
    }

    /// Whether a generator or a check needs a file: words, and settings.
    package static func isWords(_ file: SourceFile) -> Bool {
        WordsFile.extensions.contains(file.fileExtension) || file.name == GeneratorSettings.fileName
    }

    package static func readFile(_ path: String) throws(StringsDiagnostic) -> SourceFile {
        do {
            // One byte more than is accepted, so that the parser says what is wrong with a file that is too large.
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            let data = try handle.read(upToCount: ParsingLimits.fileSize + 1) ?? Data()
            return SourceFile(path: path, bytes: [UInt8](data))
        } catch {
            throw problem(path, "cannot be read: \(error.localizedDescription)")
        }
    }

    /// Writes a file, and the directories that it needs, unless it holds just that: what depends on it is then not made anew.
    ///
    /// - Returns: Whether it was written.
    @discardableResult
    package static func write(_ text: String, to path: String) throws(StringsDiagnostic) -> Bool {
        let url = URL(fileURLWithPath: path)
        let data = Data(text.utf8)
        if (try? Data(contentsOf: url)) == data { return false }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url, options: .atomic)
            return true
        } catch {
            throw problem(path, "cannot be written: \(error.localizedDescription)")
        }
    }

    private static func problem(_ path: String, _ message: String) -> StringsDiagnostic {
        StringsDiagnostic(.error, path: path, position: .start, message: message)
    }
}
