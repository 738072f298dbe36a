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
            SGR.write(from: self.look, to: look, &bytes)
            self.look = look
        }
        if link != self.link {
            // A terminal closes the link that is open when the next one opens.
            let (old, new) = (address(of: self.link), address(of: link))
            if old != new {
                bytes += "\u{1B}]8;;".utf8
                bytes += new.utf8
                bytes += "\u{1B}\\".utf8
            }
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
}
