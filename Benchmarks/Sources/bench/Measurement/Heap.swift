import BenchmarkSupport

/// The heap of the process.
enum Heap {
    /// Makes ready for new observers: they are to lie side by side, whatever the approach before has left.
    static func tidy() { benchmark_tidyHeap() }

    /// By how many bytes a closure makes what is in use grow.
    static func growth(_ body: () -> Void) -> Double {
        let before = benchmark_heapBytesInUse()
        body()
        return Double(benchmark_heapBytesInUse()) - Double(before)
    }
}
