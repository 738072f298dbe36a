public import Blazon

/// The values that `@Environment` reads: those of the view whose body is being evaluated on this thread.
@usableFromInline
enum EnvironmentReader {
    private static let values = ThreadLocal<StyleValues>()

    /// Nil outside of bodies.
    static var current: StyleValues? { values.current }

    /// Makes other values the ones that are read on this thread.
    ///
    /// - Parameter values: Stay where they are until the former ones are put back.
    /// - Returns: The former ones.
    @usableFromInline
    static func exchange(_ values: UnsafePointer<StyleValues>?) -> UnsafePointer<StyleValues>? {
        self.values.exchange(values)
    }
}
