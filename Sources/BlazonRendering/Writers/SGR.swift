import BlazonViews

/// *Select graphic rendition* (ECMA-48, 8.3.117): the control sequences that change a terminal's colours and attributes.
enum SGR {
    /// Writes the shortest sequence that makes one look of another.
    static func write(from old: ANSILook, to new: ANSILook, _ bytes: inout [UInt8]) {
        guard new != .plain else {
            var reset = SGRSequence()
            reset.append(0)
            return reset.write(to: &bytes)
        }
        let change = change(from: old, to: new, isReset: false)
        // To turn things off one by one may be longer than to turn all off and begin anew.
        if old.hasMore(than: new) {
            let anew = self.change(from: .plain, to: new, isReset: true)
            if anew.count < change.count { return anew.write(to: &bytes) }
        }
        change.write(to: &bytes)
    }

    /// What is different in another look: first what is off, then what is on.
    private static func change(from old: ANSILook, to new: ANSILook, isReset: Bool) -> SGRSequence {
        var sequence = SGRSequence()
        if isReset { sequence.append(0) }
        if old.attributes != new.attributes {
            forEach(of: old.attributes.subtracting(new.attributes)) { sequence.append($0.off) }
            forEach(of: new.attributes.subtracting(old.attributes)) { sequence.append($0.on) }
        }
        if old.foreground != new.foreground { sequence.append(new.foreground, base: 30) }
        if old.background != new.background { sequence.append(new.background, base: 40) }
        return sequence
    }

    /// Calls a closure with each attribute of a set, and the codes that turn it on and off.
    @inline(__always)
    private static func forEach(
        of attributes: Node.StyledText.Attributes,
        _ body: ((on: UInt8, off: UInt8)) -> Void
    ) {
        if attributes.contains(.bold) { body((1, 22)) }
        if attributes.contains(.italic) { body((3, 23)) }
        if attributes.contains(.underline) { body((4, 24)) }
        if attributes.contains(.strikethrough) { body((9, 29)) }
    }
}

extension ANSILook {
    /// Whether something is on that is off in another look.
    fileprivate func hasMore(than other: ANSILook) -> Bool {
        !attributes.isSubset(of: other.attributes)
            || foreground != .default && other.foreground == .default
            || background != .default && other.background == .default
    }
}
