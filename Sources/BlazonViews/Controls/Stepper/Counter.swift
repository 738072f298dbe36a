import Blazon

/// A number that goes in steps, and never over an end.
struct Counter<Value: Strideable> {
    let value: Binding<Value>
    let bounds: ClosedRange<Value>?

    /// Where a step leads; nil where it leads nowhere.
    func target(by step: Value.Stride) -> Value? {
        let current = value.wrappedValue
        guard let next = sum(current, step) else { return nil }
        let inside = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        return inside == current ? nil : inside
    }

    /// The number as native widgets and screen readers take it.
    var controlValue: Node.Control.Value {
        let current = value.wrappedValue
        guard let bounds, let number = Self.double(current), let lower = Self.double(bounds.lowerBound),
            let upper = Self.double(bounds.upperBound), lower <= upper
        else { return .text("\(current)") }
        return .number(number, in: lower...upper)
    }

    /// Integers overflow where others become infinite.
    private func sum(_ value: Value, _ step: Value.Stride) -> Value? {
        guard let integer = value as? any FixedWidthInteger, let distance = step as? Int else {
            return value.advanced(by: step)
        }
        return integer.adding(distance) as? Value
    }

    private static func double(_ value: Value) -> Double? {
        if let integer = value as? any BinaryInteger { return Double(integer) }
        if let number = value as? any BinaryFloatingPoint { return Double(number) }
        return nil
    }
}

extension FixedWidthInteger {
    /// Nil where the sum cannot be held.
    fileprivate func adding(_ distance: Int) -> Self? {
        guard let magnitude = Self(exactly: distance.magnitude) else { return nil }
        let (sum, overflows) =
            distance < 0 ? subtractingReportingOverflow(magnitude) : addingReportingOverflow(magnitude)
        return overflows ? nil : sum
    }
}
