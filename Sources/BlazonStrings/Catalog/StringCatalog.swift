public import Blazon
public import Foundation
import Synchronization

/// The words of a program in all its languages, replaceable while it runs.
///
/// ```swift
/// let catalog = try StringCatalog(directory: url)         // en.lproj, ja.lproj, ja-x-yumekawa.lproj, Words.xcstrings
/// catalog.languages = ["ja"]                              // components refresh as they do with a theme
/// catalog.string("panel.layer")                           // "レイヤー"
/// try catalog.update(table: "Localizable", language: "en", with: data)
/// ```
///
/// Look-ups take a snapshot and never wait for an update. A word is looked up in the user's languages by RFC 4647, key by key,
/// then in the development language, then in `Base`; a word that nobody has is its key.
///
/// Files are at most 16 MiB large, nested 64 levels, and hold 100,000 keys; what is beyond is a diagnostic.
public final class StringCatalog: WordSource {
    /// Whose theme gives themed words, and whose components are refreshed.
    public let store: ThemeStore
    /// The language that the keys were written in.
    public let development: LanguageTag?

    let directory: CatalogDirectory
    let contract: CatalogContract
    private let state: Lock<State>
    /// Held while a new snapshot is made, so that two updates do not lose one another's words. Look-ups do without.
    let updating = Lock(())

    struct State: Sendable {
        var snapshot: CatalogSnapshot
        /// Where the words of the store's theme are, as it was when somebody asked last.
        var themed: ThemedWords?
        var diagnostics: [StringsDiagnostic]
    }

    /// Reads a directory of `*.lproj` directories, string catalogs, or both.
    ///
    /// - Parameters:
    ///   - directory: Where the files lie. Nothing outside of it is read.
    ///   - development: The language that the keys were written in; where it is nil, the source language of a
    ///     string catalog, else English, else the only language that there is.
    ///   - languages: The user's languages, the best first; nil to ask the environment: `LANGUAGE`, `LC_ALL`,
    ///     `LC_MESSAGES`, `LANG`.
    ///   - store: Whose theme gives themed words, and whose components are refreshed.
    ///   - environment: The environment.
    /// - Throws: What the file system says if the directory cannot be read. Faults in files are in ``diagnostics``; what
    ///   could be read is used.
    public convenience init(
        directory: URL,
        development: LanguageTag? = nil,
        languages: [LanguageTag]? = nil,
        store: ThemeStore = .shared,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let directory = CatalogDirectory(url: directory)
        self.init(
            directory,
            contents: try directory.read(development: development),
            development: development,
            languages: languages ?? PreferredLanguages.languages(environment: environment),
            store: store
        )
    }

    /// Reads the words of a bundle, for example of `Bundle.module`, in the languages that the environment asks for.
    ///
    /// - Parameters:
    ///   - bundle: Where the files lie. If it cannot be read, that is in ``diagnostics``, and every word is its key.
    ///   - development: The language that the keys were written in.
    public convenience init(bundle: Bundle, development: LanguageTag) {
        let directory = CatalogDirectory(url: bundle.resourceURL ?? bundle.bundleURL)
        var contents = CatalogDirectory.Contents()
        do {
            contents = try directory.read(development: development)
        } catch {
            contents.diagnostics.append(
                StringsDiagnostic(
                    .error,
                    path: directory.url.path,
                    position: .start,
                    message: error.localizedDescription
                )
            )
        }
        let environment = ProcessInfo.processInfo.environment
        self.init(
            directory,
            contents: contents,
            development: development,
            languages: PreferredLanguages.languages(environment: environment),
            store: .shared
        )
    }

    private init(
        _ directory: CatalogDirectory,
        contents: CatalogDirectory.Contents,
        development: LanguageTag?,
        languages: [LanguageTag],
        store: ThemeStore
    ) {
        let known = development ?? Self.developmentLanguage(of: contents.files)
        let files = known == development ? contents.files : contents.files.map { $0.compiled(for: known) }
        let snapshot = CatalogSnapshot(
            files: Dictionary(files.map { ($0.path, $0) }) { $1 },
            updates: [:],
            languages: languages,
            development: known
        )
        self.directory = directory
        self.development = known
        self.store = store
        contract = CatalogContract(snapshot)
        state = Lock(
            State(snapshot: snapshot, diagnostics: contents.diagnostics + contents.files.flatMap(\.parsed.diagnostics))
        )
    }

    /// What the files say, else English, else the only language that there is.
    private static func developmentLanguage(of files: [CatalogFile]) -> LanguageTag? {
        if let source = files.lazy.compactMap(\.parsed.sourceLanguage).first { return LanguageTag(identifier: source) }
        let languages = Set(files.flatMap { $0.words.keys.compactMap { $0.tag(development: nil) } })
        return languages.contains("en") ? "en" : languages.count == 1 ? languages.first : nil
    }

    /// What is wrong, or looks wrong, in the files as they were read last.
    public var diagnostics: [StringsDiagnostic] { state.withLock { $0.diagnostics } }

    /// The user's languages, the best first. Setting others refreshes the components that read words.
    public var languages: [LanguageTag] {
        get { snapshot.languages }
        set {
            let hasChanged = updating.withLock { _ in
                let old = snapshot
                guard old.languages != newValue else { return false }
                replace(with: old.with(languages: newValue))
                return true
            }
            if hasChanged { store.bus.postWordsChange() }
        }
    }

    /// All words at this moment.
    var snapshot: CatalogSnapshot { state.withLock { $0.snapshot } }

    /// All words at this moment, and where those of the store's theme are.
    func themedSnapshot() -> (CatalogSnapshot, ThemedWords) {
        let version = store.version
        let (snapshot, ready) = state.withLock { ($0.snapshot, $0.themed) }
        if let ready, ready.version == version { return (snapshot, ready) }
        let (theme, themeVersion) = store.versionedTheme
        let fresh = snapshot.themed(theme, version: themeVersion)
        state.withLock { state in
            if state.snapshot === snapshot { state.themed = fresh }
        }
        return (snapshot, fresh)
    }

    func replace(with snapshot: CatalogSnapshot, diagnostics: [StringsDiagnostic]? = nil) {
        state.withLock { state in
            state.snapshot = snapshot
            state.themed = nil
            if let diagnostics { state.diagnostics = diagnostics }
        }
    }
}
