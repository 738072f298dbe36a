/// Gathers the members of one dictionary: a key that stands twice keeps its first place and its last value.
struct FileMemberList {
    private(set) var members: [FileMember] = []
    /// The places of the keys, once there are so many that looking through them all would take longer.
    private var indices: [StringKey: Int] = [:]
    private static let smallCount = 8

    mutating func append(_ member: FileMember, log: inout DiagnosticLog) {
        guard let first = index(of: StringKey(member.key)) else {
            members.append(member)
            if members.count > Self.smallCount {
                indices[StringKey(member.key)] = members.count - 1
            } else if members.count == Self.smallCount {
                for (index, member) in members.enumerated() { indices[StringKey(member.key)] = index }
            }
            return
        }
        log.warning(
            "duplicate key \(member.key.quoted) (first at \(members[first].position))",
            at: member.position
        )
        members[first].value = member.value
        members[first].comment = member.comment ?? members[first].comment
    }

    private func index(of key: StringKey) -> Int? {
        if members.count >= Self.smallCount { return indices[key] }
        // Comparing texts first is quicker, since it mostly tells keys apart by their lengths and first bytes.
        return members.firstIndex { $0.key == key.text && StringKey($0.key) == key }
    }
}
