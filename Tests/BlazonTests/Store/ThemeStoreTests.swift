@testable import Blazon
import Foundation
import Testing
import Synchronization

@Suite struct ThemeStoreTests {
    private let pink = Theme(id: "pink", basedOn: .system) { $0[.accent] = "#FF9EC7" }
    private let blue = Theme(id: "blue", basedOn: .system) { $0[.accent] = "#9EC7FF" }

    /// What a store posts, in order.
    private final class Ears: Sendable {
        private final class Log: Sendable {
            let changes = Lock([ThemeChange]())
        }

        private let log = Log()
        private nonisolated(unsafe) var token: (any NSObjectProtocol)?

        init(_ store: ThemeStore) {
            token = store.bus.center.addObserver(forName: .styleUpdated, object: store, queue: nil) { [log] note in
                if let change = note.themeChange { log.changes.withLock { $0.append(change) } }
            }
        }

        var heard: [String] { log.changes.withLock { $0.map { "\($0.theme.id) \($0.variant)" } } }
    }

    @Test func `each setter changes its own field`() {
        let store = ThemeStore()
        store.theme = pink
        store.scheme = .dark
        store.contrast = .increased
        #expect(store.theme == pink)
        #expect(store.variant == .darkIncreasedContrast)
        #expect(store.palette[.accent].hex == "#FF9EC7")
        store.variant = .light
        #expect(store.scheme == .light)
        #expect(store.contrast == .standard)
    }

    @Test func `an equal value is silent`() {
        let store = ThemeStore()
        let ears = Ears(store)
        store.theme = .system
        store.scheme = .light
        store.contrast = .standard
        store.variant = .light
        store.update { _ in }
        store.theme = Theme(id: "system")
        #expect(ears.heard == [])
    }

    @Test func `several changes in one update are one`() {
        let store = ThemeStore()
        let ears = Ears(store)
        store.update {
            $0.theme = pink
            $0.variant = .dark
        }
        #expect(ears.heard == ["pink dark"])
    }

    @Test func `an update that throws changes nothing`() {
        struct Refused: Error {}
        let store = ThemeStore()
        let ears = Ears(store)
        #expect(throws: Refused.self) {
            try store.update { state throws(Refused) in
                state.theme = pink
                throw Refused()
            }
        }
        #expect(store.theme == .system)
        #expect(ears.heard == [])
    }

    @Test func `an update may read and even change its store`() {
        let store = ThemeStore()
        store.update { state in
            store.contrast = .increased
            state.theme = store.theme == .system ? pink : blue
        }
        #expect(store.state == .init(theme: pink, variant: .lightIncreasedContrast))
    }

    @Test func `a change says from where to where`() {
        let store = ThemeStore(theme: pink, variant: .dark)
        let changes = Lock([ThemeChange]())
        let token = store.bus.center.addObserver(forName: .styleUpdated, object: nil, queue: nil) { note in
            changes.withLock { $0 += [note.themeChange].compactMap { $0 } }
        }
        store.theme = blue
        store.bus.center.removeObserver(token)
        let change = changes.withLock { $0.first }
        #expect(change?.previousTheme == pink)
        #expect(change?.theme == blue)
        #expect(change?.previousVariant == .dark)
        #expect(change?.variant == .dark)
        #expect(change?.previousPalette[.accent].hex == "#FF9EC7")
        #expect(change?.palette[.accent].hex == "#9EC7FF")
    }

    @Test func `a change made by an observer follows the one that it heard of`() {
        let store = ThemeStore()
        let ears = Ears(store)
        let token = store.bus.center.addObserver(forName: .styleUpdated, object: store, queue: nil) { [blue] note in
            if note.themeChange?.theme.id == "pink" { store.theme = blue }
        }
        store.theme = pink
        store.bus.center.removeObserver(token)
        #expect(ears.heard == ["pink light", "blue light"])
    }

    @Test func `every stream gets later changes, a slow one the newest`() async {
        let store = ThemeStore()
        store.theme = pink
        let (first, second) = (store.changes, store.changes)
        store.scheme = .dark
        store.theme = blue
        for stream in [first, second] {
            var iterator = stream.makeAsyncIterator()
            let change = await iterator.next()
            #expect(change?.theme == blue)
        }
    }

    @Test func `a stream ends with its store`() async {
        var store: ThemeStore? = ThemeStore()
        let stream = store?.changes
        store?.theme = pink
        store = nil
        var heard: [String] = []
        if let stream { for await change in stream { heard.append(change.theme.id) } }
        #expect(heard == ["pink"])
    }

    @Test func `threads that toggle at once lose no toggle`() async {
        let store = ThemeStore()
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<250 {
                        store.update { $0.variant.scheme = $0.variant.scheme == .light ? .dark : .light }
                    }
                }
            }
        }
        #expect(store.scheme == .light)
        store.update { $0.variant.scheme = $0.variant.scheme == .light ? .dark : .light }
        #expect(store.scheme == .dark)
    }

    @Test func `a stream heard from another thread ends on the last theme`() async {
        let store = ThemeStore()
        let stream = store.changes
        let themes = (0..<500).map { Theme(id: "theme-\($0)") }
        let listener = Task {
            var last = ""
            for await change in stream {
                last = change.theme.id
                if last == "theme-499" { break }
            }
            return last
        }
        for theme in themes { store.theme = theme }
        #expect(await listener.value == "theme-499")
    }

    @Test func `an update that keeps changing its own store comes to an end`() {
        let store = ThemeStore()
        store.update { state in
            store.scheme = store.scheme == .light ? .dark : .light
            state.theme = pink
        }
        #expect(store.theme == pink)
    }

    @Test func `a setter is not held by another thread that keeps changing the store`() async {
        let store = ThemeStore()
        let isDone = Lock(false)
        let churn = Task.detached {
            while !isDone.withLock({ $0 }) {
                store.scheme = .dark
                store.scheme = .light
            }
        }
        for index in 0..<20 { store.theme = Theme(id: "\(index)") }
        isDone.withLock { $0 = true }
        await churn.value
        #expect(store.theme.id == "19")
    }
}
