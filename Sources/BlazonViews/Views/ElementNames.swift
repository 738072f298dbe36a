import Foundation

/// Texts that tell the identities of a loop's elements apart: a ``NodeID`` is `Sendable`, which an identity need not be.
///
/// It is the identity's own text, which says the same in every process. Where that is not enough, a digest is added, which
/// holds for this process: for objects, of which only their type is said, and where two identities of the loop have one text.
struct ElementNames<ID: Hashable> {
    private var shared: Set<String> = []
    private let areObjects = ID.self is AnyClass

    init(_ ids: [ID]) {
        guard !areObjects else { return }
        var known: [String: ID] = [:]
        known.reserveCapacity(ids.count)
        for id in ids {
            let text = Self.text(of: id)
            if let other = known[text] {
                if other != id { shared.insert(text) }
            } else {
                known[text] = id
            }
        }
    }

    func name(of id: ID) -> String {
        let text = Self.text(of: id)
        return areObjects || !shared.isEmpty && shared.contains(text) ? "\(text)@\(id.hashValue)" : text
    }

    /// A date says no more than its second.
    private static func text(of id: ID) -> String {
        if let date = id as? Date { "\(date.timeIntervalSinceReferenceDate)" } else { "\(id)" }
    }
}
