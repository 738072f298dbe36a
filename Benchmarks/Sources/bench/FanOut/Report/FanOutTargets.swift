/// The promises for fan-out, and what was measured of each.
struct FanOutTargets {
    private let results: FanOutResults
    private let instructions: InstructionCounts?

    init(_ results: FanOutResults, instructions: InstructionCounts?) {
        self.results = results
        self.instructions = instructions
    }

    var all: [Target] {
        walk + againstCenter + interest + hops + fixedCosts + (instructions.map(counted) ?? [])
    }

    /// What the registry adds to a loop over an array. The centre's part of a post is taken off: it is measured alone, as a
    /// post on an empty bus.
    private var walk: [Target] {
        [(FanOutKind.bus, Target.Bound.atMost(1.3)), (.busTrackingReads, .none)].map { kind, bound in
            let ratio = results.samples { round in
                (results[\.post, kind, round] - results[\.post, .emptyBus, round]) / results[\.post, .strongLoop, round]
            }
            let name = kind == .bus ? "walk / strong loop" : "walk that notes reads / strong loop"
            return target(name, ratio.median, "×", bound)
        }
    }

    private var againstCenter: [Target] {
        let posts: Target.Bound =
            switch results.count {
            case 100_000...: .atLeast(25)
            case 10_000...: .atLeast(10)
            case 1000...: .atLeast(8)
            default: .none
            }
        return [
            target("NotificationCenter / bus: post", ratio(of: \.post), "×", posts),
            target("NotificationCenter / bus: register", ratio(of: \.register), "×", .atLeast(2)),
            target("NotificationCenter / bus: free", ratio(of: \.free), "×", .atLeast(8)),
            target("NotificationCenter / bus: heap", ratio(of: \.heap), "×", .atLeast(6)),
        ]
    }

    private func ratio(of quantity: KeyPath<FanOutRound, Double>) -> Double {
        results.ratio(of: quantity, .centerBlocks, to: .bus).median
    }

    /// What those cost who did not read what has changed: what remains of a post when the change itself and the calls of
    /// the others are taken off, which cost what they cost where all are called.
    private var interest: [Target] {
        [FanOutKind.roleScattered, .roleClustered].map { kind in
            let skipped = results.samples { round in
                let fixed = results[\.post, .emptyStore, round]
                let called = (results[\.post, .roleOfAll, round] - fixed) / 8
                return (results[\.post, kind, round] - fixed - called) / (Double(results.count) * 7 / 8)
            }
            let name = kind == .roleScattered ? "not called, among others" : "not called, in whole runs"
            return target(name, skipped.median, "ns", results.count >= 10_000 ? .atMost(1.5) : .none)
        }
    }

    private var hops: [Target] {
        [FanOutKind.hop, .oneHop].map { kind in
            let hops = results.samples { results[\.hops, kind, $0] }
            let name = kind == .hop ? "hops to main, one post" : "hops to main, four posts"
            return target(name, hops.median, "", .atMost(1))
        }
    }

    private var fixedCosts: [Target] {
        [FanOutKind.emptyBus, .emptyStore].map { kind in
            target(kind.title, results.samples(\.post, of: kind).median, "ns", .none)
        }
    }

    private func counted(_ instructions: InstructionCounts) -> [Target] {
        guard instructions.observers == results.count else { return [] }
        func walk(_ kind: FanOutKind) -> Double {
            (instructions[kind] - instructions[.emptyBus]) / instructions[.strongLoop]
        }
        let noting: Target.Bound = results.count >= 10_000 ? .atMost(1.25) : .none
        return [
            target("walk / strong loop, instructions", walk(.bus), "×", .atMost(1.1)),
            target("walk that notes reads / strong loop, instructions", walk(.busTrackingReads), "×", noting),
            target("a post on an empty bus, instructions", instructions[.emptyBus], "", .none),
        ]
    }

    private func target(_ name: String, _ value: Double, _ unit: String, _ bound: Target.Bound) -> Target {
        Target(name: name, count: results.count, value: value, unit: unit, bound: bound)
    }
}
