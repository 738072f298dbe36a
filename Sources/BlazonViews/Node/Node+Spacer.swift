extension Node {
    /// Room that grows along the stack it stands in, and takes the place of the stack's own spacing.
    public struct Spacer: Sendable, Hashable {
        /// The least that it takes, from 0; nil for the stack's spacing.
        public var minLength: Int? { didSet { minLength = minLength.map { max($0, 0) } } }

        /// Makes a spacer. A least length below zero is zero.
        public init(minLength: Int? = nil) {
            self.minLength = minLength.map { max($0, 0) }
        }
    }
}
