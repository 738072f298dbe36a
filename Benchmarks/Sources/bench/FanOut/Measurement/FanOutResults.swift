/// What all approaches took with one number of observers.
struct FanOutResults {
    let count: Int
    private let roundCount: Int
    /// The rounds of each approach. In one round all approaches ran one after the other, so that rounds can be compared.
    private let rounds: [FanOutKind: [FanOutRound]]

    /// Measures the approaches in turns, so that a slow moment of the machine meets all of them.
    init(_ kinds: [FanOutKind] = FanOutKind.allCases, count: Int, rounds: Int) throws {
        var measured: [FanOutKind: [FanOutRound]] = [:]
        for round in 0..<rounds {
            let first = round * 5 % kinds.count
            for kind in kinds[first...] + kinds[..<first] {
                measured[kind, default: []].append(try FanOutRound(kind, count: count))
            }
        }
        self.count = count
        roundCount = rounds
        self.rounds = measured
    }

    /// One quantity of an approach in nanoseconds or bytes an observer; of one without observers, a post.
    func samples(_ quantity: KeyPath<FanOutRound, Double>, of kind: FanOutKind) -> Samples {
        samples { self[quantity, kind, $0] / (kind.isFixedCost ? 1 : Double(count)) }
    }

    /// What comes of the values of a whole round, for all rounds.
    ///
    /// - Parameter value: Gets the number of the round.
    func samples(_ value: (Int) -> Double) -> Samples {
        Samples((0..<roundCount).map(value))
    }

    /// How many times as much one approach takes as another.
    func ratio(of quantity: KeyPath<FanOutRound, Double>, _ kind: FanOutKind, to other: FanOutKind) -> Samples {
        samples { self[quantity, kind, $0] / self[quantity, other, $0] }
    }

    /// One quantity of an approach in one round, of all observers together.
    subscript(quantity: KeyPath<FanOutRound, Double>, kind: FanOutKind, round: Int) -> Double {
        rounds[kind]?[round][keyPath: quantity] ?? .nan
    }
}
