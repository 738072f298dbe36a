import Foundation

/// SplitMix64: random numbers that are the same in every run.
struct FormatRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    /// Numbers of every size, and those at the edges.
    mutating func double() -> Double {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: pick([0, -0.0, 1, 0.5, 1.5, 2.5, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .pi, 1e15, 1e-5])
        case 1: Double(bitPattern: next())
        case 2: Double(Int.random(in: -1000...1000, using: &self)) / 8
        case 3: Double(Int.random(in: -100_000...100_000, using: &self)) / 100
        case 4: Double(Int(truncatingIfNeeded: next()))
        default: Double.random(in: -10...10, using: &self)
        }
    }

    mutating func integer() -> Int {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: pick([0, 1, -1, .min, .max, 9, 10, 99, 100, -10])
        case 1: Int(truncatingIfNeeded: next()) >> Int.random(in: 0..<64, using: &self)
        default: Int.random(in: -2000...2000, using: &self)
        }
    }
}

/// How many rounds a random test has: `BLAZON_FUZZ_COUNT`, else what it runs by itself.
func formatRounds(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["BLAZON_FUZZ_COUNT"].flatMap { Int($0) } ?? usual
}
