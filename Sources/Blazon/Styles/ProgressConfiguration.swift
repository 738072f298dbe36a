/// The parts of a progress indicator, in whatever a toolkit calls a view.
public struct ProgressConfiguration<Content> {
    /// How far it has come, from 0 to 1; nil where that is not known.
    public let fractionCompleted: Double?
    /// What is being done.
    public var label: Content?
    /// How far it has come, in words.
    public var currentValueLabel: Content?

    /// Makes the configuration of a progress indicator.
    ///
    /// - Parameters:
    ///   - fractionCompleted: From 0 to 1; what lies outside is brought to the nearer end, NaN is 0, nil is unknown.
    ///   - label: What is being done.
    ///   - currentValueLabel: How far it has come, in words.
    public init(fractionCompleted: Double?, label: Content? = nil, currentValueLabel: Content? = nil) {
        self.fractionCompleted = fractionCompleted.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressConfiguration: Sendable where Content: Sendable {}
