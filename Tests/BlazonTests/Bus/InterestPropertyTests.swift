import Testing

@testable import Blazon

/// Random programs of reads, changes, registrations, direct calls and deaths, run by a bus that calls whom it must, and
/// held against components that hear everything: what one sees is the same.
@Suite struct InterestPropertyTests {
    /// Shows some roles. Which ones can be changed by a call of its own.
    private final class View: StyleUpdatable {
        var roles: [Theme.Role]
        private(set) var shown: [Theme.Color] = []
        private let store: ThemeStore

        init(_ roles: [Theme.Role], store: ThemeStore) {
            self.roles = roles
            self.store = store
        }

        func updateStyle() {
            let palette = store.palette
            shown = roles.map { palette[$0] }
        }
    }

    /// A component that tracks its reads, and one that reads the same and hears everything.
    private struct Pair {
        let tracked: View
        let model: View
        var observation: StyleObservation
        var modelObservation: StyleObservation
    }

    private static let roles: [Theme.Role] =
        [
            .accent, .tint, .link, .card, .background, .divider, .primaryText, .danger,
        ] + (0..<60).map { Theme.Role("test.property.\($0)", default: "#123456") }

    /// SplitMix64, so that a failure can be run again.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    @Test(arguments: 0..<60) func `what is seen is the same`(seed: Int) {
        var random = Generator(state: UInt64(seed))
        let store = ThemeStore(bus: StyleBus())
        var pairs: [Pair] = []

        func someRoles() -> [Theme.Role] {
            (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in Self.roles.randomElement(using: &random) }
        }
        func register() {
            let roles = someRoles()
            let (tracked, model) = (View(roles, store: store), View(roles, store: store))
            pairs.append(
                Pair(
                    tracked: tracked,
                    model: model,
                    observation: tracked.observeAndUpdateStyle(on: store.bus, delivery: .immediate, tracking: .reads),
                    modelObservation: model.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
                )
            )
        }
        for _ in 0..<300 { register() }

        for step in 0..<150 {
            let index = pairs.indices.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3:
                let role = Self.roles.randomElement(using: &random) ?? .accent
                let color = Theme.Color(red: UInt8.random(in: 0...255, using: &random), green: 0, blue: 0)
                store.theme = Theme(id: "theme", basedOn: store.theme) { $0[role] = .init(color) }
            case 4: store.scheme = store.scheme == .dark ? .light : .dark
            case 5:
                store.update {
                    $0.variant.contrast = $0.variant.contrast == .standard ? .increased : .standard
                    $0.theme = Theme(id: "theme", basedOn: $0.theme) { $0[.accent] = "#ABCDEF" }
                }
            case 6: register()
            case 7 where !pairs.isEmpty: pairs.remove(at: index)
            case 8 where !pairs.isEmpty:
                // Other reads, and a call of its own.
                let roles = someRoles()
                pairs[index].tracked.roles = roles
                pairs[index].model.roles = roles
                pairs[index].tracked.updateStyle()
                pairs[index].model.updateStyle()
            case 9 where !pairs.isEmpty:
                pairs[index].observation.cancel()
                pairs[index].modelObservation.cancel()
            case 10 where !pairs.isEmpty:
                let pair = pairs[index]
                pairs[index].observation = pair.tracked.observeAndUpdateStyle(
                    on: store.bus,
                    delivery: .immediate,
                    tracking: .reads
                )
                pairs[index].modelObservation = pair.model.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
            default: store.bus.post()
            }
            let wrong = pairs.indices.filter { pairs[$0].tracked.shown != pairs[$0].model.shown }
            #expect(wrong == [], "seed \(seed), step \(step)")
            guard wrong.isEmpty else { return }
        }
    }
}
