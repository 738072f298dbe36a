import Blazon
import BlazonStrings
import Foundation
import Synchronization
import Testing

@Suite struct UpdateTests {
    /// A component that shows a word, and counts.
    private final class Panel: StyleUpdatable {
        private(set) var title = ""
        private(set) var updates = 0
        private let read: () -> String

        init(on bus: StyleBus, tracking: StyleTracking = .everything, _ read: @escaping () -> String) {
            self.read = read
            observeAndUpdateStyle(on: bus, delivery: .immediate, tracking: tracking)
        }

        func updateStyle() {
            title = read()
            updates += 1
        }
    }

    private let store = ThemeStore()

    private func data(_ text: String) -> Data { Data(text.utf8) }

    @Test func `61-rewrite-at-run-time: replaced words are shown, a broken file changes nothing`() throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": #""k" = "v1";"#])
        let catalog = try folder.catalog("en", store: store)
        let panel = Panel(on: store.bus) { catalog.string("k") }
        try catalog.update(table: "Localizable", language: "en", with: data("\"k\" = \"v2\";\n\"new\" = \"n\";"))
        #expect(panel.title == "v2")
        #expect(catalog.string("new") == "n")
        #expect(panel.updates == 2)
        #expect {
            try catalog.update(table: "Localizable", language: "en", with: data("\"k\" = \"v3"))
        } throws: { error in
            "\(error)".hasPrefix("en.lproj/Localizable.strings:1:7: error: ")
        }
        #expect(catalog.string("k") == "v2")
        #expect(panel.updates == 2)
    }

    @Test func `words are laid over key by key, and taken away together`() throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#])
        let catalog = try folder.catalog("en", store: store)
        let panel = Panel(on: store.bus) { catalog.string("a") + catalog.string("b") }
        try catalog.update(table: "Localizable", language: "en", with: data(#""a" = "1";"#))
        try catalog.update(table: "Localizable", language: "en", with: data(#""b" = "2";"#))
        #expect(panel.title == "12")
        catalog.removeUpdates()
        #expect(panel.title == "AB")
        #expect(panel.updates == 4)
        catalog.removeUpdates()
        #expect(panel.updates == 4)
    }

    @Test func `words that read as before are silent`() throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": #""a" = "A";"#])
        let catalog = try folder.catalog("en", store: store)
        let panel = Panel(on: store.bus) { catalog.string("a") }
        try catalog.update(table: "Localizable", language: "en", with: data(#""a" = "A";"#))
        catalog.languages = ["en"]
        #expect(panel.updates == 1)
    }

    @Test(arguments: [
        (#""range" = "%d";"#, true), (#""range" = "all";"#, true), (#""range" = "%2$d-%1$d";"#, true),
        (#""range" = "%d %d %d";"#, false), (#""range" = "%@ to %d";"#, false), (#""layer" = "%d layers";"#, false),
        (#""unknown" = "%d of %@";"#, true),
    ])
    func `a word that takes what nobody passes is refused, one that takes less is not`(text: String, isAccepted: Bool)
        throws
    {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": #""range" = "%d to %d"; "layer" = "Layer";"#])
        let catalog = try folder.catalog("en", store: store)
        do throws(StringsError) {
            try catalog.update(table: "Localizable", language: "en", with: data(text))
            #expect(isAccepted)
        } catch {
            #expect(!isAccepted)
            #expect(error.diagnostics.count == 1)
            #expect(error.description.contains("but the program passes"))
            #expect(catalog.string("layer") == "Layer")
        }
    }

    @Test(arguments: ["", "..", "../Secrets", "/etc/passwd", "a/b", "a\0"])
    func `a table is a name, never a path`(table: String) throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": ""])
        let catalog = try folder.catalog("en", store: store)
        #expect(throws: StringsError.self) {
            try catalog.update(table: table, language: "en", with: data(#""a" = "A";"#))
        }
    }

    @Test func `other languages refresh whoever reads words, and nobody else`() throws {
        let folder = try CatalogFolder([
            "en.lproj/Localizable.strings": #""k" = "en";"#, "ja.lproj/Localizable.strings": #""k" = "ja";"#,
        ])
        let catalog = try folder.catalog("en", store: store)
        let store = store
        let words = Panel(on: store.bus, tracking: .reads) { catalog.string("k") }
        let colors = Panel(on: store.bus, tracking: .reads) { store.palette[.accent].hex }
        catalog.languages = ["ja"]
        #expect(words.title == "ja")
        #expect(words.updates == 2)
        #expect(colors.updates == 1)
        store.scheme = .dark
        #expect(words.updates == 2)
        #expect(colors.updates == 2)
    }

    // MARK: - Files on disk

    private func settled(_ condition: () -> Bool) async {
        let start = ContinuousClock.now
        while !condition(), ContinuousClock.now - start < .seconds(10) { try? await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `files are followed through every way of saving`() async throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": #""k" = "1";"#])
        let path = "en.lproj/Localizable.strings"
        let catalog = try folder.catalog("en", store: store)
        let faults = Lock([StringsDiagnostic]())
        let watch = try catalog.watch { found in faults.withLock { $0 += found } }

        try folder.write(#""k" = "2";"#, to: path)
        await settled { catalog.string("k") == "2" }
        #expect(catalog.string("k") == "2")

        try folder.write(#""k" = "3";"#, to: "en.lproj/new.tmp")
        let renamed = rename(
            folder.url.appendingPathComponent("en.lproj/new.tmp").path,
            folder.url.appendingPathComponent(path).path
        )
        #expect(renamed == 0)
        await settled { catalog.string("k") == "3" }
        #expect(catalog.string("k") == "3")

        try folder.remove(path)
        try await Task.sleep(for: .milliseconds(150))
        #expect(catalog.string("k") == "3")
        try folder.write(#""k" = "4";"#, to: path)
        await settled { catalog.string("k") == "4" }
        #expect(catalog.string("k") == "4")

        try folder.write(#""k" = "broken"#, to: path)
        await settled { faults.withLock { !$0.isEmpty } }
        #expect(faults.withLock { $0.first?.position } == SourcePosition(line: 1, column: 7))
        #expect(catalog.string("k") == "4")

        try folder.write(#""k" = "fr";"#, to: "fr.lproj/Localizable.strings")
        await settled { catalog.string("k") == "4" && faults.withLock { !$0.isEmpty } }
        catalog.languages = ["fr"]
        await settled { catalog.string("k") == "fr" }
        #expect(catalog.string("k") == "fr")

        watch.cancel()
        watch.cancel()
        try await Task.sleep(for: .milliseconds(100))
        try folder.write(#""k" = "late";"#, to: "fr.lproj/Localizable.strings")
        try await Task.sleep(for: .milliseconds(200))
        #expect(catalog.string("k") == "fr")
    }

    @Test func `two saves close together are one change`() async throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": #""k" = "1";"#])
        let catalog = try folder.catalog("en", store: store)
        let count = Lock(0)
        let token = store.bus.center.addObserver(forName: .styleUpdated, object: nil, queue: nil) { _ in
            count.withLock { $0 += 1 }
        }
        let watch = try catalog.watch()
        try folder.write(#""k" = "2";"#, to: "en.lproj/Localizable.strings")
        try folder.write(#""k" = "3";"#, to: "en.lproj/Localizable.strings")
        await settled { catalog.string("k") == "3" }
        try await Task.sleep(for: .milliseconds(150))
        #expect(catalog.string("k") == "3")
        #expect((1...2).contains(count.withLock { $0 }))
        store.bus.center.removeObserver(token)
        withExtendedLifetime(watch) {}
    }

    @Test func `Stress: look-ups on many threads go on while words are replaced`() async throws {
        let folder = try CatalogFolder(["en.lproj/Localizable.strings": #""k" = "v %d";"#])
        let catalog = try folder.catalog("en", store: store)
        let word = StringResource<Int>("k", in: catalog, development: "v %d")
        await withTaskGroup { group in
            for _ in 0..<3 {
                group.addTask {
                    for number in 0..<3_000 {
                        let text = word(number)
                        #expect(text == "v \(number)" || text == "w \(number)")
                    }
                }
            }
            group.addTask {
                for round in 0..<200 {
                    let letter = round.isMultiple(of: 2) ? "w" : "v"
                    try? catalog.update(
                        table: "Localizable",
                        language: "en",
                        with: Data("\"k\" = \"\(letter) %d\";".utf8)
                    )
                    if round.isMultiple(of: 10) { catalog.removeUpdates() }
                }
            }
        }
        #expect(word(7) == "v 7")
    }
}
