/// The parts and the state of a slider, in whatever a toolkit calls a view.
public struct SliderConfiguration<Content> {
    /// What is set.
    public var label: Content
    /// The value. A style writes it to move the slider; what lies outside of the bounds is brought to the nearer end.
    @StyleBinding public var value: Double
    /// The least and the greatest value.
    public let bounds: ClosedRange<Double>
    /// The least value in words.
    public var minimumValueLabel: Content?
    /// The greatest value in words.
    public var maximumValueLabel: Content?

    /// Makes the configuration of a slider.
    ///
    /// - Parameters:
    ///   - label: What is set.
    ///   - value: The value.
    ///   - bounds: The least and the greatest value.
    ///   - minimumValueLabel: The least value in words.
    ///   - maximumValueLabel: The greatest value in words.
    public init(
        label: Content,
        value: StyleBinding<Double>,
        in bounds: ClosedRange<Double>,
        minimumValueLabel: Content? = nil,
        maximumValueLabel: Content? = nil
    ) {
        self.label = label
        _value = value
        self.bounds = bounds
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    /// Where the value stands between the bounds, from 0 to 1.
    public var fraction: Double {
        let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
}
