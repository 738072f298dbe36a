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

    /// The bits beside those of ``StyleReads``.
    enum Interest {
        /// The component promises that it reads styles in `updateStyle()` alone, so that its reads narrow its interest.
        static let tracksReads: UInt64 = 1 << 61
        /// It asked to be called once more, whatever changes.
        static let isAsked: UInt64 = 1 << 62
        /// It is registered.
        static let isRegistered: UInt64 = 1 << 63

        /// The interest of a component that has read something; nothing stands for everything.
        static func word(for reads: StyleReads, tracking: StyleTracking) -> UInt64 {
            let narrows = tracking == .reads && !reads.isEmpty
            return isRegistered | (tracking == .reads ? tracksReads : 0)
                | (narrows ? reads : StyleReads.everything).rawValue
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
