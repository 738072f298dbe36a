extension PluralCategory {
    /// The category that a key names; one that names none is reported.
    init?(checking member: FileMember, log: inout DiagnosticLog) {
        if let category = PluralCategory(rawValue: member.key) {
            self = category
            return
        }
        log.error(
            "unknown plural category \(member.key.quoted), expected zero, one, two, few, many or other",
            at: member.position
        )
        return nil
    }
}
