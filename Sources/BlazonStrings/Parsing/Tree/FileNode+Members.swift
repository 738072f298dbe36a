/// Reading a tree in the terms of a format: what is there and is something else is reported, what is not there is nil.
extension FileNode {
    func text(for name: String, log: inout DiagnosticLog) -> String? {
        switch content {
        case .text(let text): return text
        case .unreadable: return nil
        default:
            log.error("expected a text as \(name.quoted), found \(kind)", at: position)
            return nil
        }
    }

    func members(for name: String, log: inout DiagnosticLog) -> [FileMember]? {
        switch content {
        case .members(let members): return members
        case .unreadable: return nil
        default:
            log.error("expected a dictionary as \(name.quoted), found \(kind)", at: position)
            return nil
        }
    }
}

extension [FileMember] {
    /// Dictionaries in these files have a handful of members, save those whose keys are the words': no index pays.
    subscript(name: String) -> FileMember? {
        first { $0.key == name }
    }

    func text(_ name: String, log: inout DiagnosticLog) -> String? {
        self[name]?.value.text(for: name, log: &log)
    }

    func members(_ name: String, log: inout DiagnosticLog) -> [FileMember]? {
        self[name]?.value.members(for: name, log: &log)
    }
}
