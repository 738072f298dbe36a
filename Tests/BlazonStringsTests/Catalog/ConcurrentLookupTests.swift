import Blazon
import BlazonStrings
import Dispatch
import Foundation
import Testing

@Suite struct ConcurrentLookupTests {
    @Test func `look-ups on threads give a whole word while themes, languages and words change`() throws {
        let folder = try CatalogFolder([
            "en.lproj/Localizable.strings": #""k" = "plain %1$ld";"#,
            "ja.lproj/Localizable.strings": #""k" = "ja %1$ld";"#,
            "en.lproj/Dream.strings": #""k" = "dream %1$ld";"#,
        ])
        let dream = Theme(id: "dream", basedOn: .system, stringTable: "Dream")
        let store = ThemeStore()
        let catalog = try folder.catalog("en", store: store)
        let changed = Data(#""k" = "changed %1$ld";"#.utf8)
        let rounds = 400
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<rounds {
                switch (thread, round % 2) {
                case (0, 0): store.theme = dream
                case (0, _): store.theme = .system
                case (1, 0): try? catalog.update(table: "Localizable", language: "en", with: changed)
                case (1, _): catalog.languages = round % 4 == 1 ? ["ja"] : ["en"]
                default:
                    let texts = ["plain 7", "ja 7", "dream 7", "changed 7"]
                    let text = catalog.string("k", arguments: [.int(7)], isThemed: true)
                    if !texts.contains(text) { Issue.record("\(text.debugDescription) is none of the words") }
                    let plain = catalog.string("k", arguments: [.int(7)])
                    if plain == "dream 7" || !texts.contains(plain) {
                        Issue.record("\(plain.debugDescription) is no plain word")
                    }
                }
            }
        }
        store.theme = dream
        catalog.languages = ["en"]
        #expect(catalog.string("k", arguments: [.int(7)], isThemed: true) == "dream 7")
        #expect(catalog.string("k", arguments: [.int(7)]) == "changed 7")
        store.theme = .system
        #expect(catalog.string("k", arguments: [.int(7)], isThemed: true) == "changed 7")
    }
}
