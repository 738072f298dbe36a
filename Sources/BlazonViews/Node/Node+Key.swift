extension Node {
    /// Tells a child of a stack from its siblings from one update to the next, wherever it stands then.
    ///
    /// Views get theirs from the identities of a ``ForEach`` and from the branches of conditions. It is a digest of them, the
    /// same in every process. Should two siblings have the same one, all is drawn as it should be, but a widget of the one
    /// may be used for the other.
    public struct Key: Sendable, Hashable {
        private var digest: UInt64

        /// The key of a stack's only child.
        init() { digest = 0xCBF2_9CE4_8422_2325 }

        /// Makes a key of an identity.
        ///
        /// - Parameter identity: Differs among siblings.
        public init(_ identity: some StringProtocol) {
            self.init()
            for unit in identity.utf8 { combine(UInt64(unit)) }
        }

        /// One step down from here.
        func appending(_ step: NodeID.Step) -> Key {
            var key = self
            switch step {
            case .position(let position): key.combine(UInt64(truncatingIfNeeded: position))
            case .key(let text, let occurrence):
                for unit in text.utf8 { key.combine(UInt64(unit)) }
                // No byte of a text is as large.
                key.combine(1 << 32 + UInt64(truncatingIfNeeded: occurrence))
            }
            return key
        }

        private mutating func combine(_ value: UInt64) {
            digest = (digest ^ value) &* 0x9E37_79B9_7F4A_7C15
            digest ^= digest >> 29
        }
    }
}
