import Synchronization

/// What was read through a store while no bus was calling anybody: a component that tracks its reads may have done it in a
/// call of its own, and nobody knows which.
///
/// A change of something that was read like that refreshes everybody. Whoever tracks its reads is then known again, and
/// what was loose is forgotten.
final class LooseReads: Sendable {
    private let reads = Atomic<UInt64>(0)

    func insert(_ reads: StyleReads) {
        // Nearly always it is there already: a load does not disturb other threads that read.
        guard self.reads.load(ordering: .relaxed) & reads.rawValue != reads.rawValue else { return }
        self.reads.bitwiseOr(reads.rawValue, ordering: .relaxed)
    }

    /// What has changed; everything, if some of it was read loosely.
    func widened(_ changed: StyleReads) -> StyleReads {
        guard reads.load(ordering: .relaxed) & changed.rawValue != 0 else { return changed }
        reads.store(0, ordering: .relaxed)
        return .everything
    }
}
