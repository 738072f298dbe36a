/// Names one control of a view, the same at every update for as long as it stands at the same place.
///
/// It is the path from the root: positions among siblings and branches, and the identities that a `ForEach` gives.
public struct NodeID: Sendable, Hashable {
    /// One step down.
    public enum Step: Sendable, Hashable {
        /// The position among siblings, or the branch of a condition.
        case position(Int)
        /// The identity of an element in a `ForEach`, and how many elements before it have the same.
        case key(String, occurrence: Int = 0)
    }

    /// From the root down.
    public let path: [Step]

    /// Makes an identity of its path.
    public init(_ path: [Step]) { self.path = path }
}

extension NodeID: CustomStringConvertible {
    /// The steps joined by `/`, keys in brackets: `0/2/[inbox]`. The root is `/`.
    public var description: String {
        guard !path.isEmpty else { return "/" }
        return path.map { step in
            switch step {
            case .position(let position): "\(position)"
            case .key(let key, let occurrence): occurrence == 0 ? "[\(key)]" : "[\(key)#\(occurrence + 1)]"
            }
        }.joined(separator: "/")
    }
}
