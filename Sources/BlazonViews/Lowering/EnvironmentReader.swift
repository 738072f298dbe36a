import Blazon

/// The values that `@Environment` reads: those of the view whose body is being evaluated on this thread.
enum EnvironmentReader {
    static let values = ThreadLocal<StyleValues>()
}
