/// What one key of the file says.
extension StringsdictParser {
    private static let formatKey = "NSStringLocalizedFormatKey"
    private static let widthsKey = "NSStringVariableWidthRuleType"
    private static let devicesKey = "NSStringDeviceSpecificRuleType"
    private static let ruleKey = "NSStringFormatSpecTypeKey"
    private static let valueTypeKey = "NSStringFormatValueTypeKey"
    private static let pluralRule = "NSStringPluralRuleType"

    mutating func message(of key: String, _ node: FileNode) -> Message? {
        if case .text(let text) = node.content { return Message(text) }
        guard let members = node.members(for: key, log: &log) else { return nil }
        let widths = widths(of: members)
        if let format = members[Self.formatKey] {
            guard let text = format.value.text(for: Self.formatKey, log: &log) else { return nil }
            return Message(text, variables: variables(of: members), widths: widths)
        }
        if let widest = widths.max(by: { $0.key < $1.key }) { return Message(widest.value, widths: widths) }
        if let devices = members.members(Self.devicesKey, log: &log), let choice = DeviceChoice.choose(among: devices) {
            return messageOfDevice(choice)
        }
        if members[Self.widthsKey] == nil, members[Self.devicesKey] == nil {
            log.error(
                "expected \"\(Self.formatKey)\", \"\(Self.widthsKey)\" or \"\(Self.devicesKey)\" in \(key.quoted)",
                at: node.position
            )
        }
        return nil
    }

    /// A device's text may depend on a number, but not again on the device.
    private mutating func messageOfDevice(_ device: FileMember) -> Message? {
        if case .members(let members) = device.value.content, let nested = members[Self.devicesKey] {
            log.error("devices within a device", at: nested.position)
            return nil
        }
        return message(of: device.key, device.value)
    }

    private mutating func widths(of members: [FileMember]) -> [Int: String] {
        var widths: [Int: String] = [:]
        guard let rules = members.members(Self.widthsKey, log: &log) else { return widths }
        for rule in rules {
            guard let width = Int(rule.key), width >= 0 else {
                log.error("expected a whole number as a width, found \(rule.key.quoted)", at: rule.position)
                continue
            }
            widths[width] = rule.value.text(for: rule.key, log: &log)
        }
        if rules.isEmpty {
            log.error("no widths in \"\(Self.widthsKey)\"", at: members[Self.widthsKey]?.position ?? .start)
        }
        return widths
    }

    private mutating func variables(of members: [FileMember]) -> [String: Message.Variable] {
        var variables: [String: Message.Variable] = [:]
        for member in members where ![Self.formatKey, Self.widthsKey, Self.devicesKey].contains(member.key) {
            guard let parts = member.value.members(for: member.key, log: &log) else { continue }
            variables[member.key] = variable(member, parts: parts)
        }
        return variables
    }

    private mutating func variable(_ member: FileMember, parts: [FileMember]) -> Message.Variable? {
        if let rule = parts[Self.ruleKey] {
            guard let name = rule.value.text(for: Self.ruleKey, log: &log) else { return nil }
            guard name == Self.pluralRule else {
                log.error("unknown rule \(name.quoted), expected \"\(Self.pluralRule)\"", at: rule.value.position)
                return nil
            }
        } else {
            log.warning("variable \(member.key.quoted) without \"\(Self.ruleKey)\"", at: member.position)
        }
        var forms: [PluralCategory: Message.Form] = [:]
        for part in parts where part.key != Self.ruleKey && part.key != Self.valueTypeKey {
            guard let category = PluralCategory(checking: part, log: &log),
                let text = part.value.text(for: part.key, log: &log)
            else { continue }
            forms[category] = Message.Form(text, at: part.value.position)
        }
        guard !forms.isEmpty else {
            log.error("no forms of variable \(member.key.quoted)", at: member.position)
            return nil
        }
        return Message.Variable(
            valueType: parts.text(Self.valueTypeKey, log: &log) ?? "",
            forms: forms,
            position: member.position
        )
    }
}
