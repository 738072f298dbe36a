/// Changes that stand close together, with the equal lines around them.
struct Hunk: CustomStringConvertible {
    private let edits: ArraySlice<Edit>
    private let oldStart: Int
    private let newStart: Int

    /// The changes among some edits, each with up to `context` equal lines before and after it.
    static func hunks(of edits: [Edit], context: Int) -> [Hunk] {
        var ranges: [Range<Int>] = []
        for index in edits.indices where edits[index].kind != .kept {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { range in
            let before = edits[..<range.lowerBound]
            return Hunk(
                edits: edits[range],
                oldStart: before.count { $0.kind != .inserted } + 1,
                newStart: before.count { $0.kind != .removed } + 1
            )
        }
    }

    var description: String {
        let old = Self.range(from: oldStart, count: edits.count { $0.kind != .inserted })
        let new = Self.range(from: newStart, count: edits.count { $0.kind != .removed })
        let lines = edits.map { "\($0.kind.rawValue)\(VisibleText(line: $0.line))" }
        return (["@@ -\(old) +\(new) @@"] + lines).joined(separator: "\n")
    }

    /// As `diff` writes it: a count of 1 is left out, and an empty range names the line before it.
    private static func range(from start: Int, count: Int) -> String {
        switch count {
        case 0: "\(start - 1),0"
        case 1: "\(start)"
        default: "\(start),\(count)"
        }
    }
}
