/// Arithmetic of lengths that can neither overflow nor become negative, whatever a view asks for.
///
/// A length lies between 0 and ``limit``. The limit also stands for “without end”: it is what an infinite length is
/// brought to, and what a thing that grows for ever takes.
enum Extent {
    /// The greatest length, in cells: more than any screen has, and little enough that sums of lengths stay far from
    /// the end of `Int`.
    static let limit = 1 << 20

    /// The nearest length to a number of cells.
    static func clamped(_ cells: Int) -> Int { min(max(cells, 0), limit) }

    /// Two lengths one after the other.
    static func sum(_ first: Int, _ second: Int) -> Int { min(clamped(first) + clamped(second), limit) }

    /// What is left of a length after something was taken from it.
    static func difference(_ length: Int, _ taken: Int) -> Int { max(clamped(length) - clamped(taken), 0) }
}
