import BlazonViews

/// Knows how a terminal writes just now, and says what it takes to change that.
struct ANSIPen {
    private(set) var look = ANSILook.plain
    private var link: UInt32 = 0
    /// By link; empty where a link leads nowhere.
    private let addresses: [String]

    init(addresses: [String]) { self.addresses = addresses }

    /// Changes to a look and a link, saying no more than what differs.
    mutating func turn(to look: ANSILook, link: UInt32, _ bytes: inout [UInt8]) {
        if look != self.look {
            write(sgrTo: look, &bytes)
            self.look = look
        }
        let link = address(of: link).isEmpty ? 0 : link
        if link != self.link {
            // A terminal closes the link that is open when the next one opens.
            bytes += "\u{1B}]8;;".utf8
            bytes += address(of: link).utf8
            bytes += "\u{1B}\\".utf8
            self.link = link
        }
    }

    /// Ends everything that is on.
    mutating func lift(_ bytes: inout [UInt8]) {
        turn(to: .plain, link: 0, &bytes)
    }

    private func address(of link: UInt32) -> String {
        addresses.indices.contains(Int(link)) ? addresses[Int(link)] : ""
    }

    private func write(sgrTo new: ANSILook, _ bytes: inout [UInt8]) {
        var codes = SGRCodes()
        codes.change(from: look, to: new)
        // What is turned off one by one is often longer than to reset all and begin anew.
        if new == .plain || look.hasMore(than: new) {
            var fresh = SGRCodes()
            fresh.reset()
            fresh.change(from: .plain, to: new)
            if new == .plain || fresh.bytes.count < codes.bytes.count { codes = fresh }
        }
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        bytes += codes.bytes
        bytes.append(UInt8(ascii: "m"))
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
