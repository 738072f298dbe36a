import Blazon

extension ClosedRange<Double> {
    /// The value within the range that can be set and is nearest; what is no number is the least.
    func nearest(to value: Double, step: Double?) -> Double {
        guard !value.isNaN else { return lowerBound }
        let inside = Swift.min(Swift.max(value, lowerBound), upperBound)
        guard let step else { return inside }
        let steps = ((inside - lowerBound) / step).rounded()
        // The last step may lie beyond the end.
        let last = ((upperBound - lowerBound) / step).rounded(.down)
        return lowerBound + Swift.min(steps, last) * step
    }
}

extension ControlBehavior {
    static func sliding(
        _ value: Binding<Double>,
        in bounds: ClosedRange<Double>,
        step: Double?
    ) -> ControlBehavior {
        let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
        return ControlBehavior { event, _ in
            let target: Double? =
                switch event {
                case .increment: value.wrappedValue + distance
                case .decrement: value.wrappedValue - distance
                case .key(.home, modifiers: []): bounds.lowerBound
                case .key(.end, modifiers: []): bounds.upperBound
                case .set(.number(let number, in: _)): number
                case .set(.fraction(let fraction)):
                    bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound)
                default: nil
                }
            return target.map { target in .action { value.wrappedValue = target } }
        }
    }
}
