import Synchronization

/// The components of one lane: dense, in the order in which they registered, found by identity, none kept alive.
///
/// It is a value under the lane's lock. A walk takes the chunks with it and runs without the lock; slots are moved and
/// destroyed only when no walk is under way.
struct ObserverRegistry {
    private(set) var chunks: ContiguousArray<ObserverChunk> = []
    /// How many slots there are, those of the dead and of those who left included.
    private(set) var count = 0
    private var index = IdentityIndex()
    private(set) var lastSerial: UInt64 = 0
    /// How many slots are known to be left or dead.
    private var vacated = 0
    private var registrationsUntilSweep = leastSweep

    private static let leastSweep = 256

    func slot(_ number: Int) -> UnsafeMutablePointer<ObserverSlot> {
        chunks[number / ObserverChunk.capacity].slots + number % ObserverChunk.capacity
    }

    /// Dead places are swept out when as many components have registered as were alive at the last sweep: so they stay in
    /// proportion to the living even if nobody ever posts, at a constant cost a registration.
    var isSweepDue: Bool { registrationsUntilSweep <= 0 }

    /// At least what all components together are interested in.
    var union: UInt64 {
        chunks.reduce(0) { $0 | $1.union.load(ordering: .relaxed) }
    }

    /// The slot of a component that is registered.
    ///
    /// - Parameter component: Kept alive by the caller, so that no reference that is taken here is the last one.
    func number(of component: any StyleUpdatable) -> Int? {
        let number = index.number(for: ObserverReference.address(of: component), address: addresses)
        guard let number, isRegistered(number), !ObserverReference.isDead(at: slot(number).reference) else {
            return nil
        }
        return number
    }

    /// The slot of a registration, unless it has ended.
    func number(serial: UInt64) -> Int? {
        let number = count(upTo: serial) - 1
        return number >= 0 && self.serial(number) == serial && isRegistered(number) ? number : nil
    }

    func serial(_ number: Int) -> UInt64 {
        chunks[number / ObserverChunk.capacity].serials[number % ObserverChunk.capacity].number
    }

    /// How many slots are as old as the registration with this serial, or older.
    func count(upTo serial: UInt64) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if self.serial(middle) <= serial { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// Adds a component at the end.
    mutating func append(_ component: any StyleUpdatable, interest: UInt64) -> UInt64 {
        let place = count % ObserverChunk.capacity
        if place == 0 { chunks.append(ObserverChunk()) }
        let chunk = chunks[count / ObserverChunk.capacity]
        lastSerial += 1
        (chunk.slots + place).initialize(to: ObserverSlot(component, interest: interest))
        chunk.serials[place] = ObserverSerial(lastSerial)
        chunk.count += 1
        chunk.union.bitwiseOr(interest, ordering: .relaxed)
        count += 1
        registrationsUntilSweep -= 1
        index.set(count - 1, for: ObserverReference.address(of: component), address: addresses)
        return lastSerial
    }

    /// Adds to what a component is interested in, without regard to what it reads.
    func widen(_ number: Int, by bits: UInt64) {
        slot(number).pointee.interest.bitwiseOr(bits, ordering: .relaxed)
        chunks[number / ObserverChunk.capacity].union.bitwiseOr(bits, ordering: .relaxed)
    }

    /// Ends a registration. Walks that are under way see it.
    mutating func remove(_ number: Int) {
        slot(number).pointee.interest.store(0, ordering: .releasing)
        vacated += 1
    }

    /// A component that is registered, to be let go outside of the lock.
    func component(_ number: Int) -> (any StyleUpdatable)? { ObserverReference.load(at: slot(number).reference) }

    /// Frees places if enough of them are known to be left: so that freeing costs no more than calling did.
    ///
    /// - Parameter dead: How many components a walk has found dead.
    mutating func compactIfDue(dead: Int) {
        vacated += dead
        if vacated > 0, vacated * 8 >= count || count <= Self.leastSweep { compact() }
        registrationsUntilSweep = max(Self.leastSweep, count)
    }

    /// Frees the places of those who left. No walk may be under way.
    ///
    /// No component is retained here, and none released: destroying a slot frees no more than the memory of an object whose
    /// deinit has ended long ago. So no code of a client runs under the lock.
    mutating func compact() {
        var kept = 0
        for number in 0..<count {
            let slot = slot(number)
            if !isRegistered(number) {
                slot.deinitialize(count: 1)
            } else {
                if kept != number { move(number, to: kept) }
                kept += 1
            }
        }
        count = kept
        vacated = 0
        for (place, chunk) in chunks.enumerated() {
            chunk.count = max(0, min(ObserverChunk.capacity, kept - place * ObserverChunk.capacity))
            var union: UInt64 = 0
            for slot in 0..<chunk.count { union |= (chunk.slots + slot).pointee.interest.load(ordering: .relaxed) }
            chunk.union.store(union, ordering: .relaxed)
        }
        chunks.removeLast(chunks.count - (kept + ObserverChunk.capacity - 1) / ObserverChunk.capacity)
        index.rebuild(count: kept, address: addresses)
    }

    private func move(_ number: Int, to place: Int) {
        slot(place).moveInitialize(from: slot(number), count: 1)
        let from = chunks[number / ObserverChunk.capacity].serials[number % ObserverChunk.capacity]
        chunks[place / ObserverChunk.capacity].serials[place % ObserverChunk.capacity] = from
    }

    private func isRegistered(_ number: Int) -> Bool { slot(number).pointee.interest.load(ordering: .acquiring) != 0 }

    /// Tells the address in each slot that is there at this moment, without access to `self`.
    private var addresses: (Int) -> UnsafeRawPointer {
        { [chunks] number in
            let chunk = chunks[number / ObserverChunk.capacity]
            return ObserverReference.address(at: (chunk.slots + number % ObserverChunk.capacity).reference)
        }
    }
}
