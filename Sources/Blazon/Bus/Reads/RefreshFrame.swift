import BlazonRuntime

/// A call of `updateStyle()` by a bus that is under way on this thread: whose it is, and what it has read so far.
///
/// The frames of a thread are a list from the innermost to the outermost. They lie on the thread's stack: `withFrame` puts
/// the former frame back before its own one ends, and no other thread sees them. A variable of C, because reading it is
/// one instruction, where a task-local value costs fifteen to forty nanoseconds at each read of a colour.
struct RefreshFrame {
    /// The component that is being called, or was called last: its address, which is compared and never followed. No other
    /// component has it before the next one is called.
    var component: UnsafeRawPointer?
    /// What was read, since it was last set.
    var reads = StyleReads()
    /// How many components were found dead.
    var dead = 0
    /// At least what the components walked over so far are interested in. Here, and not in a variable of the walk, to leave
    /// it a register.
    var interests: UInt64 = 0
    /// Whether a lane had to pass the component by, because this call of it is under way.
    private(set) var isPassedBy = false
    /// Which lanes.
    private var passedBy: [DeliveryLane] = []
    private let outer: UnsafeMutablePointer<RefreshFrame>?

    /// Whether the call is made inside another one.
    var hasOuter: Bool { outer != nil }

    /// The innermost frame of this thread.
    @inline(__always)
    static var current: UnsafeMutablePointer<RefreshFrame>? {
        blazon_getThreadFrame()?.assumingMemoryBound(to: RefreshFrame.self)
    }

    /// Runs a closure in a frame of its own.
    static func withFrame<Result>(_ body: (UnsafeMutablePointer<RefreshFrame>) -> Result) -> Result {
        let outer = current
        var frame = RefreshFrame(component: nil, outer: outer)
        return withUnsafeMutablePointer(to: &frame) { pointer in
            blazon_setThreadFrame(pointer)
            defer { blazon_setThreadFrame(outer) }
            return body(pointer)
        }
    }

    /// What a closure reads that counts as a call of a component's `updateStyle()`.
    static func readsOfCall(of component: any StyleUpdatable, _ body: () -> Void) -> StyleReads {
        withFrame { frame in
            frame.pointee.component = ObserverReference.address(of: component)
            body()
            let reads = frame.pointee.reads
            if frame.pointee.isPassedBy { frame.pointee.callBack() }
            return reads
        }
    }

    /// Whether a call of the component is under way on this thread.
    ///
    /// A component that registers itself in its own `updateStyle()` is up to date when that returns, and to call it again
    /// would never end.
    static func isRefreshing(_ component: any StyleUpdatable) -> Bool {
        let address = ObserverReference.address(of: component)
        var frame = current
        while let pointer = frame {
            if pointer.pointee.component == address { return true }
            frame = pointer.pointee.outer
        }
        return false
    }

    /// Whether a lane has to pass a component by, because a call of it is under way on this thread; then the lane is told
    /// when that call has returned.
    static func passesBy(_ component: any StyleUpdatable, for lane: DeliveryLane) -> Bool {
        let address = ObserverReference.address(of: component)
        var frame = current
        while let pointer = frame {
            if pointer.pointee.component == address {
                pointer.pointee.passedBy.append(lane)
                pointer.pointee.isPassedBy = true
                return true
            }
            frame = pointer.pointee.outer
        }
        return false
    }

    /// The call has returned: whoever had to pass the component by may call it now.
    @inline(never)
    mutating func callBack() {
        let lanes = passedBy
        component = nil
        passedBy = []
        isPassedBy = false
        for lane in lanes { lane.callBack() }
    }

    /// Calls `updateStyle()`, unless such a call of the same component is under way on this thread.
    ///
    /// - Returns: What it read; nil if it was not called.
    static func refresh(_ component: any StyleUpdatable) -> StyleReads? {
        if isRefreshing(component) { return nil }
        return readsOfCall(of: component) { component.updateStyle() }
    }
}

extension StyleReads {
    /// Notes that something styled was read: by the component that a bus is calling on this thread; if there is none, by
    /// nobody knows whom.
    @inline(__always)
    package func record() { record(or: nil) }

    @inline(__always)
    func record(or looseReads: LooseReads?) {
        if let frame = RefreshFrame.current {
            frame.pointee.reads.formUnion(self)
        } else if let looseReads {
            looseReads.insert(self)
        }
    }
}
