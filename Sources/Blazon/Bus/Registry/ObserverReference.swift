import BlazonRuntime

#if os(Linux) && !BLAZON_WEAK_SLOTS

    /// A reference to a component that does not keep it alive: the one place of unsafe code in the registry.
    ///
    /// It has the meaning of a weak reference without its cost. A weak reference gives its object a side table, which makes
    /// *every* later retain and release of that object slower, and is itself three times as slow to load as this is.
    ///
    /// Why it is safe. `component` is a checked `unowned` reference: it holds an unowned count, and the runtime frees an
    /// object's memory only when its unowned count is zero, however long ago its deinit ran. So for as long as this value
    /// stands, the address in it is that of this very object: it can be asked whether it is being deinitialised, it can be
    /// offered a retain, and no other object can have the same address. `swift_tryRetain` is what the runtime itself uses to
    /// load a weak reference: it takes a strong reference atomically, or answers null if deinit has begun. The layout that
    /// is read here, an object pointer and a witness table, is that of an existential of a class-bound protocol, with
    /// `unowned` or without.
    ///
    /// It needs native Swift objects, which all objects on Linux are. Elsewhere, and with `BLAZON_WEAK_SLOTS`, the other
    /// implementation below is used; the tests are run with both.
    struct ObserverReference {
        private unowned let component: any StyleUpdatable

        private typealias Existential = (object: UnsafeMutableRawPointer, witnesses: UnsafeRawPointer)

        init(_ component: any StyleUpdatable) { self.component = component }

        /// The address of the component, alive or dead. No other object has it while this reference stands.
        @inline(__always)
        static func address(at pointer: UnsafePointer<ObserverReference>) -> UnsafeRawPointer {
            UnsafeRawPointer(existential(at: pointer).object)
        }

        /// Whether the component's deinit has begun. Never takes a reference, so it may be asked under a lock.
        static func isDead(at pointer: UnsafePointer<ObserverReference>) -> Bool {
            blazon_isDeallocating(existential(at: pointer).object)
        }

        /// The component, which is kept while the result is, or nil if its deinit has begun.
        @inline(__always)
        static func load(at pointer: UnsafePointer<ObserverReference>) -> (any StyleUpdatable)? {
            guard let object = blazon_tryRetain(existential(at: pointer).object) else { return nil }
            // The rest is read only now, so that nothing of it has to be kept over the call.
            var existential = (object: object, witnesses: existential(at: pointer).witnesses)
            return withUnsafeMutablePointer(to: &existential) { retained in
                // Moves the reference that was just taken out of the raw bytes.
                UnsafeMutableRawPointer(retained).assumingMemoryBound(to: (any StyleUpdatable).self).move()
            }
        }

        @inline(__always)
        private static func existential(at pointer: UnsafePointer<ObserverReference>) -> Existential {
            UnsafeRawPointer(pointer).loadUnaligned(as: Existential.self)
        }
    }

#else

    /// A reference to a component that does not keep it alive.
    struct ObserverReference {
        private weak var component: (any StyleUpdatable)?
        private let address: UnsafeRawPointer

        init(_ component: any StyleUpdatable) {
            self.component = component
            address = Self.address(of: component)
        }

        /// The address that the component has, or had when it was alive.
        static func address(at pointer: UnsafePointer<ObserverReference>) -> UnsafeRawPointer {
            pointer.pointee.address
        }

        /// Whether the component's deinit has begun.
        ///
        /// It takes a reference, which may be the last one when it is let go: not to be asked under a lock, but for a
        /// component that the caller holds.
        static func isDead(at pointer: UnsafePointer<ObserverReference>) -> Bool { pointer.pointee.component == nil }

        /// The component, which is kept while the result is, or nil if its deinit has begun.
        static func load(at pointer: UnsafePointer<ObserverReference>) -> (any StyleUpdatable)? {
            pointer.pointee.component
        }
    }

#endif

extension ObserverReference {
    /// The address of a component, which identifies it for as long as it lives.
    @inline(__always)
    static func address(of component: any StyleUpdatable) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(component as AnyObject).toOpaque())
    }
}
