/// What differs between two texts, line by line, as `diff -u` prints it; empty when nothing does.
///
/// Lines are compared byte for byte, not as Swift compares strings: two spellings of `é` differ.
struct UnifiedDiff: CustomStringConvertible {
    let description: String

    /// Above so many changed lines, finding the shortest way takes too long, and all of them are shown as replaced.
    private static let limit = 4_000

    /// - Parameters:
    ///   - old: The text that was expected.
    ///   - new: The text that was found.
    ///   - context: How many equal lines are shown around a change.
    init(from old: String, to new: String, context: Int = 3) {
        let edits = Self.edits(from: Self.lines(of: old), to: Self.lines(of: new))
        description = Hunk.hunks(of: edits, context: context).map(\.description).joined(separator: "\n")
    }

    private typealias Line = ArraySlice<UInt8>

    private static func lines(of text: String) -> [Line] {
        Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func edits(from old: [Line], to new: [Line]) -> [Edit] {
        let shorter = min(old.count, new.count)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }.count
        let changedOld = old[prefix..<(old.count - suffix)]
        let changedNew = new[prefix..<(new.count - suffix)]
        return old.prefix(prefix).map { edit(.kept, $0) }
            + edits(fromChanged: Array(changedOld), to: Array(changedNew))
            + old.suffix(suffix).map { edit(.kept, $0) }
    }

    private static func edits(fromChanged old: [Line], to new: [Line]) -> [Edit] {
        guard old.count + new.count <= limit else {
            return old.map { edit(.removed, $0) } + new.map { edit(.inserted, $0) }
        }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var result: [Edit] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                result.append(edit(.removed, old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                result.append(edit(.inserted, new[newIndex]))
                newIndex += 1
            } else {
                result.append(edit(.kept, new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return result
    }

    private static func edit(_ kind: Edit.Kind, _ line: Line) -> Edit {
        Edit(kind: kind, line: String(decoding: line, as: UTF8.self))
    }
}
