/// A length that may be without end: a number of cells, or of whatever units the host draws in.
///
/// ```swift
/// Text("wide").frame(maxWidth: .infinity)
/// Text("at most twelve").frame(maxWidth: 12)
/// ```
public struct Length: Sendable, Hashable {
    /// How many units, from 0; `Int.max` is without end.
    public let units: Int

    /// A number of units. What is below zero is zero.
    public init(_ units: Int) { self.units = max(units, 0) }

    /// As much as there is.
    public static let infinity = Length(.max)

    /// Whether this is ``infinity``.
    public var isInfinite: Bool { units == .max }
}

extension Length: ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// A number of units, as in ``init(_:)``.
    public init(integerLiteral value: Int) { self.init(value) }

    /// The number, or `∞`.
    public var description: String { isInfinite ? "∞" : "\(units)" }
}
