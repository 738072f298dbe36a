import Foundation

/// A directory with files of words, there for as long as the object is.
final class SampleDirectory {
    let url: URL

    /// - Parameter tables: The words of each table, all of them English.
    init(_ tables: [String: SampleWords]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        let folder = url.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (table, words) in tables {
            try Data(words.file.utf8).write(to: folder.appending(path: "\(table).strings"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The file of a table.
    func file(of table: String) -> URL { url.appending(path: "en.lproj/\(table).strings") }
}
