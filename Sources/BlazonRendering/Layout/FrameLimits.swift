import BlazonViews

/// What a frame says of one direction.
struct FrameLimits {
    private let least: Int?
    private let ideal: Int?
    private let most: Int?

    init(least: Int?, ideal: Int?, most: Length?) {
        self.least = least.map(Extent.clamped)
        self.most = most.map { max(Extent.clamped($0.units), Extent.clamped(least ?? 0)) }
        self.ideal = ideal.map(Extent.clamped)
    }

    /// What the content is offered of what the frame is offered.
    func offer(of length: Int?) -> Int? {
        // A fixed length needs no offer.
        (length ?? ideal ?? (least == most ? least : nil)).map(limited)
    }

    /// The length to offer content instead of its ideal one; nil where that is within the limits.
    func correction(of ideal: Int) -> Int? {
        limited(ideal) == ideal ? nil : limited(ideal)
    }

    /// The length of the frame, which is the ideal one where it is offered none.
    ///
    /// Where it has a least length only, it shrinks with its content; where it has a greatest length only, it takes what
    /// it is offered but is never smaller than its content; with both, it takes what it is offered.
    func length(content: Int, offered: Int?) -> Int {
        guard let offered else { return limited(ideal ?? content) }
        var length = content
        if let least { length = max(least, min(length, offered)) }
        if let most { length = min(most, max(length, offered)) }
        return length
    }

    private func limited(_ length: Int) -> Int {
        max(min(length, most ?? length), least ?? 0)
    }
}
