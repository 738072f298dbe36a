/// Gathers the members of one dictionary: a key that stands twice keeps its first place and its last value.
struct FileMemberList {
    private(set) var members: [FileMember] = []
    private var indices: [StringKey: Int] = [:]

    mutating func append(_ member: FileMember, log: inout DiagnosticLog) {
        let first = indices[StringKey(member.key)]
        guard let first else {
            indices[StringKey(member.key)] = members.count
            members.append(member)
            return
        }
        log.warning(
            "duplicate key \(member.key.quoted) (first at \(members[first].position))",
            at: member.position
        )
        members[first].value = member.value
        members[first].comment = member.comment ?? members[first].comment
    }
}
