/// A whole number of any size, in the base 10⁹, so that its decimal digits can be read off.
struct DecimalNumber {
    /// The lowest first, none of the highest zero.
    private var limbs: [UInt64] = []
    private static let base: UInt64 = 1_000_000_000

    init(_ value: UInt64) {
        var rest = value
        while rest > 0 {
            limbs.append(rest % Self.base)
            rest /= Self.base
        }
    }

    /// Multiplies by a power.
    ///
    /// - Parameter step: A power of the factor that is less than 2³⁰, by which it is done, so that no product goes over.
    mutating func multiply(by factor: UInt64, toThe exponent: Int, inSteps step: Int) {
        var rest = exponent
        while rest > 0 {
            let count = min(rest, step)
            multiply(by: (0..<count).reduce(1) { power, _ in power * factor })
            rest -= count
        }
    }

    private mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        for index in limbs.indices {
            let product = limbs[index] * factor + carry
            limbs[index] = product % Self.base
            carry = product / Self.base
        }
        if carry > 0 { limbs.append(carry) }
    }

    /// From 0 to 9, the highest first.
    var digits: [UInt8] {
        var result = [UInt8](repeating: 0, count: limbs.count * 9)
        var index = result.count
        for limb in limbs {
            var rest = limb
            for _ in 0..<9 {
                index -= 1
                result[index] = UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
        }
        result.removeFirst(result.firstIndex { $0 != 0 } ?? result.count)
        return result
    }
}
