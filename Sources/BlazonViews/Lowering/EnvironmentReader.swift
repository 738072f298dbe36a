import Blazon

/// The values that `@Environment` reads: those of the view whose body is being evaluated on this thread.
///
/// A thread sees the address of them, which are never copied for it. ``_ViewLowering/reading(_:_:)`` sets it, and puts the
/// former one back before the values can go away.
@usableFromInline
enum EnvironmentReader {
    private static let place = ThreadPointer()

    /// Nil outside of bodies.
    static var current: StyleValues? { place.current?.assumingMemoryBound(to: StyleValues.self).pointee }

    /// Makes other values the ones that are read on this thread.
    ///
    /// - Parameter values: Where they are, until the former ones are put back.
    /// - Returns: Where the former ones are.
    @usableFromInline
    static func exchange(_ values: UnsafeRawPointer?) -> UnsafeRawPointer? { place.exchange(values) }
}
