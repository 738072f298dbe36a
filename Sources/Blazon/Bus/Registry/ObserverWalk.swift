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
        var dead = 0
        for place in range.lowerBound / ObserverChunk.capacity...(range.upperBound - 1) / ObserverChunk.capacity {
            let chunk = chunks[place]
            guard chunk.union.load(ordering: .relaxed) & bits != 0 else { continue }
            let first = place * ObserverChunk.capacity
            let slots = range.clamped(to: first..<first + ObserverChunk.capacity)
            // A chunk that is walked as a whole learns anew what its components are interested in. Bits that others add
            // meanwhile stay, since the union is emptied before and added to afterwards.
            if slots.count == ObserverChunk.capacity { chunk.union.store(0, ordering: .relaxed) }
            let union = call(
                from: chunk.slots + (slots.lowerBound - first),
                to: chunk.slots + (slots.upperBound - first),
                for: bits,
                in: frame,
                dead: &dead
            )
            chunk.union.bitwiseOr(union, ordering: .relaxed)
        }
        return dead
    }

    /// The loop that all the rest is for. What is not usual is done elsewhere, behind one test.
    ///
    /// - Returns: At least what the components of these slots are interested in from now on.
    private func call(
        from start: UnsafeMutablePointer<ObserverSlot>,
        to end: UnsafeMutablePointer<ObserverSlot>,
        for bits: UInt64,
        in frame: UnsafeMutablePointer<RefreshFrame>,
        dead: inout Int
    ) -> UInt64 {
        // Inside of another call, any component may be the one that is being called there.
        let unusual = frame.pointee.hasOuter ? UInt64.max : Interest.tracksReads | Interest.isAsked
        var union: UInt64 = 0
        var slot = start
        while slot != end {
            let interest = slot.pointee.interest.load(ordering: .relaxed)
            if interest & bits == 0 {
                union |= interest
            } else if let component = ObserverReference.load(at: slot.reference) {
                if interest & unusual == 0 {
                    frame.pointee.component = ObserverReference.address(at: slot.reference)
                    component.updateStyle()
                    if frame.pointee.isPassedBy { frame.pointee.callBack() }
                    union |= interest
                } else {
                    union |= call(component, slot: slot, interest: interest, in: frame)
                }
            } else {
                slot.pointee.interest.store(0, ordering: .releasing)
                dead &+= 1
            }
            slot += 1
        }
        return union
    }

    private typealias Interest = ObserverSlot.Interest

    /// Calls one component that has asked for it, or that tracks its reads, or while another call is under way.
    ///
    /// - Returns: At least what it is interested in from now on.
    @inline(never)
    private func call(
        _ component: any StyleUpdatable,
        slot: UnsafeMutablePointer<ObserverSlot>,
        interest: UInt64,
        in frame: UnsafeMutablePointer<RefreshFrame>
    ) -> UInt64 {
        var interest = interest
        if interest & Interest.isAsked != 0 {
            slot.pointee.interest.bitwiseAnd(~Interest.isAsked, ordering: .relaxed)
            interest &= ~Interest.isAsked
        }
        // The walk may run inside a call of this very component, on another bus or by its owner: it is called after that.
        if frame.pointee.hasOuter, RefreshFrame.passesBy(component, for: lane) {
            slot.pointee.interest.bitwiseOr(Interest.isAsked, ordering: .relaxed)
            return interest | Interest.isAsked
        }
        frame.pointee.component = ObserverReference.address(at: slot.reference)
        frame.pointee.reads = []
        component.updateStyle()
        defer { if frame.pointee.isPassedBy { frame.pointee.callBack() } }
        guard interest & Interest.tracksReads != 0 else { return interest }
        let narrowed = Interest.word(for: frame.pointee.reads, tracking: .reads)
        if narrowed != interest {
            // Fails, on purpose, where the component has left or has asked for another call meanwhile.
            _ = slot.pointee.interest.compareExchange(expected: interest, desired: narrowed, ordering: .relaxed)
        }
        return interest | narrowed
    }
}
