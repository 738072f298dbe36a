import Foundation
import Testing

@testable import Blazon

/// Components that promise to read styles in `updateStyle()` alone are called for what they have read.
@Suite struct InterestTests {
    private let store = ThemeStore(bus: StyleBus())

    private func set(_ role: Theme.Role, _ color: Theme.Color) {
        store.theme = Theme(id: store.theme.id, basedOn: store.theme) { $0[role] = .init(color) }
    }

    private func tracked(_ action: @escaping (ThemeStore) -> Void) -> Probe {
        let probe = Probe("tracked")
        probe.action = { [store] _ in action(store) }
        probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate, tracking: .reads)
        return probe
    }

    @Test func `a component that reads one role is not called when another changes`() {
        let probe = tracked { _ = $0.palette[.accent] }
        set(.divider, "#000001")
        #expect(probe.calls == 1)
        set(.accent, "#000002")
        #expect(probe.calls == 2)
    }

    @Test func `it is called after it starts to read that other one, and not when it has stopped`() {
        var role = Theme.Role.accent
        let probe = tracked { _ = $0.palette[role] }
        role = .divider
        set(.accent, "#000001")
        #expect(probe.calls == 2)
        set(.divider, "#000002")
        #expect(probe.calls == 3)
        set(.accent, "#000003")
        #expect(probe.calls == 3)
    }

    @Test func `a role that follows another changes with it`() {
        let probe = tracked { _ = $0.palette[.tint] }
        set(.accent, "#000001")
        #expect(probe.calls == 2)
    }

    @Test func `a component that does not promise hears every change`() {
        let probe = Probe("plain")
        probe.action = { [store] _ in _ = store.palette[.accent] }
        probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        set(.divider, "#000001")
        #expect(probe.calls == 2)
    }

    @Test func `no reads mean every change`() {
        let probe = tracked { _ in }
        set(.divider, "#000001")
        #expect(probe.calls == 2)
    }

    @Test func `a refresh posted by hand calls everybody`() {
        let probe = tracked { _ = $0.palette[.accent] }
        store.bus.post()
        store.bus.center.post(name: .styleUpdated, object: nil)
        #expect(probe.calls == 3)
    }

    @Test func `scheme, contrast and variant are read by themselves`() {
        let probe = tracked { _ = $0.scheme }
        set(.accent, "#000001")
        #expect(probe.calls == 1)
        store.contrast = .increased
        #expect(probe.calls == 2)
        store.scheme = .dark
        #expect(probe.calls == 3)
    }

    @Test func `whoever reads the theme as such hears of every theme`() {
        let probe = tracked { _ = $0.theme.id }
        set(.divider, "#000001")
        #expect(probe.calls == 2)
        store.scheme = .dark
        #expect(probe.calls == 3)
    }

    private enum Spacing: Theme.Key { static let defaultValue = 1 }

    @Test func `values of a theme are read by themselves`() {
        let theme = Theme(id: "a") { $0[Spacing.self] = 2 }
        let probe = tracked { _ in _ = theme[Spacing.self] }
        store.scheme = .dark
        #expect(probe.calls == 1)
        store.theme = theme
        #expect(probe.calls == 2)
    }

    @Test func `roles beyond the bits of the mask share one, which refreshes the readers of any`() {
        let roles = (0..<100).map { Theme.Role("test.interest.\($0)", default: "#101010") }
        guard let (last, first) = roles.last.map({ ($0, roles[98]) }) else { return }
        let probe = tracked { _ = $0.palette[last] }
        set(first, "#000001")
        #expect(probe.calls == 2)
        set(last, "#000002")
        #expect(probe.calls == 3)
        set(.accent, "#000003")
        #expect(probe.calls == 3)
    }

    @Test func `what a component reads in a call of its own adds to what it hears of`() {
        var role = Theme.Role.accent
        let probe = tracked { _ = $0.palette[role] }
        role = .divider
        probe.updateStyle()
        #expect(probe.calls == 2)
        set(.divider, "#000001")
        #expect(probe.calls == 3)
    }

    @Test func `what a component reads in a second registration adds to what it hears of`() {
        var role = Theme.Role.accent
        let probe = tracked { _ = $0.palette[role] }
        role = .divider
        probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        set(.divider, "#000001")
        #expect(probe.calls == 3)
    }

    @Test func `what a component made inside of another reads is its own`() {
        var child: Probe?
        let (store, parent) = (store, Probe("parent"))
        parent.action = { _ in
            _ = store.palette[.accent]
            if child == nil {
                let made = Probe("child")
                made.action = { _ in _ = store.palette[.divider] }
                made.observeAndUpdateStyle(on: store.bus, delivery: .immediate, tracking: .reads)
                child = made
            }
        }
        parent.observeAndUpdateStyle(on: store.bus, delivery: .immediate, tracking: .reads)
        set(.divider, "#000001")
        #expect(parent.calls == 1)
        #expect(child?.calls == 2)
    }

    @Test func `a chunk of components that did not read what changed is skipped, and learns`() {
        var role = Theme.Role.accent
        let probes = (0..<1000).map { _ in tracked { _ = $0.palette[role] } }
        set(.divider, "#000001")
        #expect(probes.allSatisfy { $0.calls == 1 })
        role = .divider
        set(.accent, "#000002")
        #expect(probes.allSatisfy { $0.calls == 2 })
        set(.accent, "#000003")
        #expect(probes.allSatisfy { $0.calls == 2 })
        set(.divider, "#000004")
        #expect(probes.allSatisfy { $0.calls == 3 })
    }

    @Test func `a change made while a component reads it is not lost`() {
        // The component narrows its interest to the divider in the very walk in which the divider changes.
        let store = store
        var isFirst = true
        var seen: [String] = []
        let reader = Probe("reader")
        reader.action = { reader in
            seen.append(store.palette[.divider].hex)
            if isFirst, reader.calls == 2 {
                isFirst = false
                store.theme = Theme(id: "inner", basedOn: store.theme) { $0[.divider] = "#0000FF" }
            }
        }
        reader.observeAndUpdateStyle(on: store.bus, delivery: .immediate, tracking: .reads)
        set(.divider, "#00FF00")
        #expect(seen.last == "#0000FF")
    }

    @Test func `what others read in the same walk is not its own`() {
        var probes: [Probe] = []
        for index in 0..<600 {
            if index.isMultiple(of: 3) {
                probes.append(tracked { _ = $0.palette[.accent] })
            } else {
                let plain = Probe("plain")
                plain.action = { [store] _ in _ = store.palette[.divider] }
                plain.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
                probes.append(plain)
            }
        }
        set(.accent, "#000001")
        set(.divider, "#000002")
        #expect(probes.enumerated().allSatisfy { $1.calls == ($0.isMultiple(of: 3) ? 2 : 3) })
    }

    @Test func `a change of what a component has just begun to read is not lost`() {
        // More than one run of slots, so that the first one learns anew in the walk: for a moment nobody knows what its
        // components read.
        // The change is made by another store of the bus, since a store delivers its own one after the other.
        let others = (0..<300).map { _ in tracked { _ = $0.palette[.accent] } }
        let second = ThemeStore(bus: store.bus)
        var seen: [String] = []
        let learner = others[100]
        learner.action = { probe in
            seen.append(second.palette[.divider].hex)
            if probe.calls == 2 { second.theme = Theme(id: "inner") { $0[.divider] = "#0000FF" } }
        }
        set(.accent, "#000001")
        #expect(seen.count == 2)
        #expect(seen.last == "#0000FF")
    }
}
