import Synchronization

/// A run of slots that never moves in memory, so that a walk needs no lock while others append.
///
/// `@unchecked`: slots are made, moved and destroyed under the lane's lock, and moved or destroyed only while no walk is
/// under way. A walk reads those that were there when it began.
final class ObserverChunk: @unchecked Sendable {
    static let capacity = 256

    let slots = UnsafeMutablePointer<ObserverSlot>.allocate(capacity: capacity)
    /// The registration of each slot. Apart from the slots, since no walk looks at it. Under the lane's lock.
    let serials = UnsafeMutablePointer<ObserverSerial>.allocate(capacity: capacity)
    /// At least what the slots together are interested in: a chunk that has no bit of a change is skipped as a whole.
    let union = Atomic<UInt64>(0)
    /// How many slots there are. Under the lane's lock.
    var count = 0

    deinit {
        slots.deinitialize(count: count)
        slots.deallocate()
        serials.deallocate()
    }
}
