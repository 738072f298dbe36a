import Blazon
import BlazonStrings
import Foundation

/// A directory of words that a test writes, and that is gone when the test ends.
final class CatalogFolder: Sendable {
    let url: URL

    /// - Parameter files: Contents by path, for example `en.lproj/Localizable.strings`.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appendingPathComponent(path))
    }

    func catalog(
        _ languages: LanguageTag...,
        development: LanguageTag? = nil,
        store: ThemeStore = ThemeStore()
    ) throws -> StringCatalog {
        try StringCatalog(directory: url, development: development, languages: languages, store: store)
    }
}
