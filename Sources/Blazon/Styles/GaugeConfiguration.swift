/// The parts of a gauge, in whatever a toolkit calls a view.
public struct GaugeConfiguration<Content> {
    /// Where the value stands in its range, from 0 to 1.
    public let value: Double
    /// What is measured.
    public var label: Content
    /// The value in words.
    public var currentValueLabel: Content?
    /// The least value in words.
    public var minimumValueLabel: Content?
    /// The greatest value in words.
    public var maximumValueLabel: Content?

    /// Makes the configuration of a gauge.
    ///
    /// - Parameters:
    ///   - value: From 0 to 1; what lies outside is brought to the nearer end, and NaN is 0.
    ///   - label: What is measured.
    ///   - currentValueLabel: The value in words.
    ///   - minimumValueLabel: The least value in words.
    ///   - maximumValueLabel: The greatest value in words.
    public init(
        value: Double,
        label: Content,
        currentValueLabel: Content? = nil,
        minimumValueLabel: Content? = nil,
        maximumValueLabel: Content? = nil
    ) {
        self.value = value.isNaN ? 0 : min(max(value, 0), 1)
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }
}

extension GaugeConfiguration: Sendable where Content: Sendable {}
