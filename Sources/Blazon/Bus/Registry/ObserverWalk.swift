import Synchronization

/// One walk over the components of a lane, of which only one is under way at a time.
///
/// It runs without the lock. Whoever registers meanwhile is not called: its registration has brought it up to date. Whoever
/// leaves or dies before its turn is not called either.
struct ObserverWalk {
    let chunks: ContiguousArray<ObserverChunk>
    /// How many slots there were at the last post: later ones are called only if they asked for it.
    let posted: Int
    /// How many slots there are.
    let count: Int
    /// Whose walk it is.
    let lane: DeliveryLane
    /// What has changed, and ``ObserverSlot/Interest/isAsked`` where somebody asked to be called.
    let bits: UInt64

    /// Calls everybody whose interest has one of the bits.
    ///
    /// - Returns: How many were found dead.
    func run() -> Int {
        RefreshFrame.withFrame { frame in
            walk(0..<posted, for: bits, in: frame)
                + walk(posted..<count, for: bits & ObserverSlot.Interest.isAsked, in: frame)
        }
    }

    /// Marks the places of the dead as left, without calling anybody.
    ///
    /// - Returns: How many were found dead.
    func markTheDead() -> Int {
        var dead = 0
        for number in 0..<count {
            let slot = chunks[number / ObserverChunk.capacity].slots + number % ObserverChunk.capacity
            guard slot.pointee.interest.load(ordering: .relaxed) != 0, ObserverReference.isDead(at: slot.reference)
            else {
                continue
            }
            slot.pointee.interest.store(0, ordering: .releasing)
            dead += 1
        }
        return dead
    }

    private func walk(_ range: Range<Int>, for bits: UInt64, in frame: UnsafeMutablePointer<RefreshFrame>) -> Int {
        guard bits != 0, !range.isEmpty else { return 0 }
        let deadBefore = frame.pointee.dead
        for place in range.lowerBound / ObserverChunk.capacity...(range.upperBound - 1) / ObserverChunk.capacity {
            let chunk = chunks[place]
            guard chunk.union.load(ordering: .relaxed) & bits != 0 else { continue }
            let first = place * ObserverChunk.capacity
            let slots = range.clamped(to: first..<first + ObserverChunk.capacity)
            // A chunk that is walked as a whole learns anew what its components are interested in. Bits that others add
            // meanwhile stay, since the union is emptied before and added to afterwards.
            let isWhole = slots.count == ObserverChunk.capacity
            if isWhole { chunk.union.store(0, ordering: .relaxed) }
            var union: UInt64 = 0
            frame.pointee.interests = 0
            var slot = chunk.slots + (slots.lowerBound - first)
            let end = chunk.slots + (slots.upperBound - first)
            while slot != end {
                if !frame.pointee.hasOuter {
                    slot = Self.callAll(from: slot, to: end, for: bits, in: frame, union: &union)
                    if slot == end { break }
                }
                union |= callWithCare(slot, for: bits, in: frame)
                slot += 1
            }
            chunk.union.bitwiseOr(union | frame.pointee.interests, ordering: .relaxed)
        }
        return frame.pointee.dead - deadBefore
    }

    /// Calls those whose interest has one of the bits, up to one that has asked to be called, or to the end.
    ///
    /// - Returns: The slot of the one that has asked, which was not called, or `end`.
    private static func callAll(
        from start: UnsafeMutablePointer<ObserverSlot>,
        to end: UnsafeMutablePointer<ObserverSlot>,
        for bits: UInt64,
        in frame: UnsafeMutablePointer<RefreshFrame>,
        union: inout UInt64
    ) -> UnsafeMutablePointer<ObserverSlot> {
        var slot = start
        while slot != end {
            slot = callUsual(from: slot, to: end, for: bits, in: frame, union: &union)
            guard slot != end, slot.pointee.interest.load(ordering: .relaxed) & Interest.isAsked == 0 else { break }
            slot = callTracking(from: slot, to: end, for: bits, in: frame)
            guard slot != end, slot.pointee.interest.load(ordering: .relaxed) & Interest.isAsked == 0 else { break }
        }
        if frame.pointee.isPassedBy { frame.pointee.callBack() }
        return slot
    }

    private typealias Interest = ObserverSlot.Interest

    /// Calls those who hear every change, up to one that is otherwise.
    ///
    /// It is what a post costs each component: a function of its own, without `self`, so that all it needs while
    /// components are called stays in registers.
    @inline(never)
    private static func callUsual(
        from start: UnsafeMutablePointer<ObserverSlot>,
        to end: UnsafeMutablePointer<ObserverSlot>,
        for bits: UInt64,
        in frame: UnsafeMutablePointer<RefreshFrame>,
        union: inout UInt64
    ) -> UnsafeMutablePointer<ObserverSlot> {
        var slot = start
        var all = union
        while slot != end {
            let interest = slot.pointee.interest.load(ordering: .relaxed)
            guard Interest.isUsual(interest) else { break }
            all |= interest
            if interest & bits != 0 {
                if let component = ObserverReference.load(at: slot.reference) {
                    frame.pointee.component = ObserverReference.address(of: component)
                    component.updateStyle()
                } else {
                    bury(slot, in: frame)
                }
            }
            slot += 1
        }
        union = all
        return slot
    }

    /// Calls those who track their reads, and notes what they have read, up to one that does not or that has asked to be
    /// called.
    @inline(never)
    private static func callTracking(
        from start: UnsafeMutablePointer<ObserverSlot>,
        to end: UnsafeMutablePointer<ObserverSlot>,
        for bits: UInt64,
        in frame: UnsafeMutablePointer<RefreshFrame>
    ) -> UnsafeMutablePointer<ObserverSlot> {
        var slot = start
        // Emptied here and after each that has read something: most of what is called reads the same as before.
        frame.pointee.reads = []
        while slot != end {
            let interest = slot.pointee.interest.load(ordering: .relaxed)
            guard Interest.tracksOnly(interest) else { break }
            frame.pointee.interests |= interest
            if interest & bits != 0 {
                if let component = ObserverReference.load(at: slot.reference) {
                    frame.pointee.component = ObserverReference.address(of: component)
                    component.updateStyle()
                    let reads = frame.pointee.reads
                    if reads.isEmpty {
                        if interest != Interest.tracksEverything {
                            narrow(slot, from: interest, to: Interest.tracksEverything, in: frame)
                        }
                    } else {
                        frame.pointee.reads = []
                        let narrowed = Interest.tracked(reads)
                        if narrowed != interest { narrow(slot, from: interest, to: narrowed, in: frame) }
                    }
                } else {
                    bury(slot, in: frame)
                }
            }
            slot += 1
        }
        return slot
    }

    /// Calls one component, if its interest has one of the bits, that has asked to be called, or that may be under way on
    /// this thread.
    ///
    /// - Returns: At least what it is interested in from now on.
    private func callWithCare(
        _ slot: UnsafeMutablePointer<ObserverSlot>,
        for bits: UInt64,
        in frame: UnsafeMutablePointer<RefreshFrame>
    ) -> UInt64 {
        var interest = slot.pointee.interest.load(ordering: .relaxed)
        guard interest & bits != 0 else { return interest }
        guard let component = ObserverReference.load(at: slot.reference) else {
            Self.bury(slot, in: frame)
            return 0
        }
        if interest & Interest.isAsked != 0 {
            let asking = Interest.asking(of: interest)
            slot.pointee.interest.bitwiseAnd(~asking, ordering: .relaxed)
            interest &= ~asking
        }
        // The walk may run inside a call of this very component, on another bus or by its owner: it is called after that.
        if frame.pointee.hasOuter, RefreshFrame.passesBy(component, for: lane) {
            let (before, _) = slot.pointee.interest.bitwiseOr(Interest.asking, ordering: .relaxed)
            // It has left at this very moment.
            if before == 0 { slot.pointee.interest.store(0, ordering: .releasing) }
            return interest | Interest.asking
        }
        frame.pointee.component = ObserverReference.address(of: component)
        frame.pointee.reads = []
        component.updateStyle()
        defer { if frame.pointee.isPassedBy { frame.pointee.callBack() } }
        guard Interest.tracksReads(interest) else { return interest }
        let narrowed = Interest.tracked(frame.pointee.reads)
        if narrowed != interest { Self.narrow(slot, from: interest, to: narrowed, in: frame) }
        return interest | narrowed
    }

    /// Notes what a component has read. Fails, on purpose, where it has left or has asked for another call meanwhile.
    @inline(never)
    private static func narrow(
        _ slot: UnsafeMutablePointer<ObserverSlot>,
        from interest: UInt64,
        to narrowed: UInt64,
        in frame: UnsafeMutablePointer<RefreshFrame>
    ) {
        frame.pointee.interests |= narrowed
        _ = slot.pointee.interest.compareExchange(expected: interest, desired: narrowed, ordering: .relaxed)
    }

    /// Marks the place of a dead component as left.
    @inline(never)
    private static func bury(_ slot: UnsafeMutablePointer<ObserverSlot>, in frame: UnsafeMutablePointer<RefreshFrame>) {
        slot.pointee.interest.store(0, ordering: .releasing)
        frame.pointee.dead += 1
    }
}
