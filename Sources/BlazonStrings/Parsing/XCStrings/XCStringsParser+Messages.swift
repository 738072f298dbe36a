/// What a key says in one language.
extension XCStringsParser {
    /// What a place that may have a text has: one, or one for each plural category.
    private enum Wording {
        case text(String, SourcePosition)
        case forms([PluralCategory: Message.Form], SourcePosition)
    }

    /// The message in a language, and where its text stands; nil where there is none.
    mutating func message(
        of key: String,
        _ localization: FileMember
    ) -> (message: Message, position: SourcePosition)? {
        guard let parts = localization.value.members(for: localization.key, log: &log), !parts.isEmpty else {
            return nil
        }
        let variables = variables(of: parts)
        switch wording(of: parts, name: localization.key) {
        case .text(let text, let position):
            if text.isEmpty { log.warning("empty translation of \(key.quoted)", at: position) }
            return (Message(text, variables: variables), position)
        case .forms(let forms, let position):
            let variable = Message.Variable(forms: forms, position: position)
            let all = variables.merging([Self.pluralVariable: variable]) { _, own in own }
            return (Message("%#@\(Self.pluralVariable)@", variables: all), position)
        case nil:
            // A text that only has substitutions is worded by its key.
            guard !variables.isEmpty else {
                if !localization.hasWording {
                    log.warning("neither \"stringUnit\" nor \"variations\"", at: localization.position)
                }
                return nil
            }
            return (Message(key, variables: variables), localization.position)
        }
    }

    private mutating func variables(of parts: [FileMember]) -> [String: Message.Variable] {
        var variables: [String: Message.Variable] = [:]
        for member in parts.members("substitutions", log: &log) ?? [] {
            guard let members = member.value.members(for: member.key, log: &log) else { continue }
            switch wording(of: members, name: member.key) {
            case .text(let text, let position):
                variables[member.key] = variable(member, members, forms: [.other: Message.Form(text, at: position)])
            case .forms(let forms, _):
                variables[member.key] = variable(member, members, forms: forms)
            case nil:
                if members["variations"] == nil {
                    log.error("no forms of substitution \(member.key.quoted)", at: member.position)
                }
            }
        }
        return variables
    }

    private mutating func variable(
        _ member: FileMember,
        _ parts: [FileMember],
        forms: [PluralCategory: Message.Form]
    ) -> Message.Variable {
        Message.Variable(
            argument: argument(parts),
            valueType: parts.text("formatSpecifier", log: &log) ?? "",
            forms: forms,
            position: member.position
        )
    }

    private mutating func argument(_ parts: [FileMember]) -> Int? {
        guard let node = parts["argNum"]?.value else { return nil }
        switch node.content {
        case .integer(let number) where number >= 1: return number
        case .unreadable: break
        default: log.error("expected a number from 1 as \"argNum\"", at: node.position)
        }
        return nil
    }

    /// Reads `stringUnit`, or `variations` down to one: devices may hold plural forms, and the other way round. The tree is
    /// no deeper than the scanner's limit, so neither is this.
    private mutating func wording(of parts: [FileMember], name: String) -> Wording? {
        if let unit = parts.members("stringUnit", log: &log) {
            guard let value = unit["value"] else {
                let position = parts["stringUnit"]?.position ?? .start
                log.error("\"stringUnit\" without \"value\"", at: position)
                return nil
            }
            return value.value.text(for: "value", log: &log).map { .text($0, value.value.position) }
        }
        guard let variations = parts.members("variations", log: &log) else { return nil }
        if let plural = variations["plural"] { return forms(of: plural, name: name) }
        if let devices = variations.members("device", log: &log) {
            guard let choice = DeviceChoice.choose(among: devices) else { return nil }
            guard let inner = choice.value.members(for: choice.key, log: &log) else { return nil }
            return wording(of: inner, name: name)
        }
        if variations["device"] == nil {
            let position = parts["variations"]?.position ?? .start
            log.error("expected \"plural\" or \"device\" in the variations of \(name.quoted)", at: position)
        }
        return nil
    }

    private mutating func forms(of plural: FileMember, name: String) -> Wording? {
        guard let members = plural.value.members(for: "plural", log: &log) else { return nil }
        var forms: [PluralCategory: Message.Form] = [:]
        for member in members {
            guard let category = PluralCategory(checking: member, log: &log),
                let parts = member.value.members(for: member.key, log: &log)
            else { continue }
            switch wording(of: parts, name: member.key) {
            case .text(let text, let position): forms[category] = Message.Form(text, at: position)
            case .forms(_, let position): log.error("plural forms within a plural form", at: position)
            case nil: break
            }
        }
        if members.isEmpty { log.error("no plural forms of \(name.quoted)", at: plural.position) }
        return forms.isEmpty ? nil : .forms(forms, plural.position)
    }
}

extension FileMember {
    /// Whether a localization says anything of the text, readable or not.
    var hasWording: Bool {
        guard case .members(let parts) = value.content else { return true }
        return ["stringUnit", "variations", "substitutions"].contains { parts[$0] != nil }
    }
}
