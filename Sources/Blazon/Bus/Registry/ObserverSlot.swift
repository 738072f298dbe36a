import Synchronization

/// The place of one component in a lane.
struct ObserverSlot: ~Copyable {
    /// What the component is to be called for, see ``Interest``; zero when it has left.
    ///
    /// Changed from any thread, also while a walk is under way, which sees it.
    let interest: Atomic<UInt64>
    let reference: ObserverReference

    init(_ component: any StyleUpdatable, interest: UInt64) {
        self.interest = Atomic(interest)
        reference = ObserverReference(component)
    }

    /// The bits beside those of ``StyleReads``. Whoever is registered has at least one bit.
    enum Interest {
        /// The component promises that it reads styles in `updateStyle()` alone, so that its reads narrow its interest.
        private static let tracks: UInt64 = 1 << 61
        /// It asked to be called once more, whatever changes.
        static let isAsked: UInt64 = 1 << 62
        /// One of the two: the sign, which is tested in one instruction.
        private static let isUnusual: UInt64 = 1 << 63

        /// What is added for a component that asks to be called.
        static let asking = isAsked | isUnusual

        static func isUsual(_ interest: UInt64) -> Bool { Int64(bitPattern: interest) >= 0 }

        /// Whether it tracks its reads and did not ask to be called: the two highest bits are 1 and 0, which as a signed
        /// number is less than that of 1 and 1.
        static func tracksOnly(_ interest: UInt64) -> Bool { Int64(bitPattern: interest) < Int64(bitPattern: asking) }

        static func tracksReads(_ interest: UInt64) -> Bool { interest & tracks != 0 }

        /// The bits to take away when it is called that asked for it.
        static func asking(of interest: UInt64) -> UInt64 { tracksReads(interest) ? isAsked : asking }

        /// The interest of a component that tracks its reads and has read nothing.
        static let tracksEverything = StyleReads.everything.rawValue | tracks | isUnusual

        /// The interest of a component that tracks its reads, by what it has read; nothing stands for everything.
        @inline(__always)
        static func tracked(_ reads: StyleReads) -> UInt64 {
            reads.isEmpty ? tracksEverything : reads.rawValue | tracks | isUnusual
        }

        static func word(for reads: StyleReads, tracking: StyleTracking) -> UInt64 {
            tracking == .reads ? tracked(reads) : StyleReads.everything.rawValue
        }
    }
}

extension UnsafeMutablePointer where Pointee == ObserverSlot {
    /// The slot's reference, in place.
    @inline(__always)
    var reference: UnsafePointer<ObserverReference> {
        // The fields are an atomic word and the reference, in this order and without a gap.
        UnsafePointer(
            (UnsafeRawPointer(self) + 8).assumingMemoryBound(to: ObserverReference.self)
        )
    }
}
