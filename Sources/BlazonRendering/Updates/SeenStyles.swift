import BlazonViews

/// What is seen of the styles of two surfaces, so that cells of both can be compared.
///
/// Styles of the same look have the same number, whichever surface they are on and whatever colours they were made of.
struct SeenStyles {
    struct Entry {
        /// How a glyph looks.
        let ofGlyph: Int32
        /// How a blank looks, of which less is seen.
        let ofBlank: Int32

        /// Whether a blank looks like a cell that nothing was painted on.
        var isPlainOfBlank: Bool { ofBlank == 0 }
    }

    let old: [Entry]
    let new: [Entry]

    init(old: Surface, new: Surface, oldLooks: @autoclosure () -> ANSILooks, newLooks: ANSILooks) {
        var numbers = Numbers()
        self.new = numbers.entries(of: new, newLooks)
        let isAlike = old.styles == new.styles && old.links == new.links
        self.old = isAlike ? self.new : numbers.entries(of: old, oldLooks())
    }

    /// Gives looks and addresses their numbers.
    private struct Numbers {
        /// A look and where it leads, in a form that is quickly hashed.
        private struct Look: Hashable {
            let colors: UInt64
            let rest: UInt64

            init(_ look: ANSILook, address: UInt32) {
                colors = UInt64(look.foreground.code) << 32 | UInt64(look.background.code)
                rest = UInt64(look.attributes.rawValue) << 32 | UInt64(address)
            }
        }

        /// The first of all is that of a cell that nothing was painted on.
        private var looks = [Look(.plain, address: 0): Int32(0)]
        private var addresses = ["": UInt32(0)]

        mutating func entries(of surface: Surface, _ looks: ANSILooks) -> [Entry] {
            let addresses = surface.links.map { number(ofAddress: LinkAddress.sanitized($0)) }
            return surface.styles.styles.indices.map { style in
                let entry = looks[UInt32(truncatingIfNeeded: style)]
                let address = addresses[Int(entry.link)]
                return Entry(
                    ofGlyph: number(of: Look(entry.look, address: address)),
                    ofBlank: number(of: Look(ANSILook.plain.blank(like: entry.look), address: address))
                )
            }
        }

        private mutating func number(of look: Look) -> Int32 {
            let next = Int32(truncatingIfNeeded: looks.count)
            return looks.insert(look, next)
        }

        private mutating func number(ofAddress address: String) -> UInt32 {
            let next = UInt32(truncatingIfNeeded: addresses.count)
            return addresses.insert(address, next)
        }
    }
}

extension Dictionary {
    /// The value of a key; a new one where there is none.
    fileprivate mutating func insert(_ key: Key, _ value: Value) -> Value {
        { (known: inout Value?) -> Value in
            let found = known ?? value
            known = found
            return found
        }(&self[key])
    }
}

extension TerminalColor {
    /// A number that no other colour has.
    fileprivate var code: UInt32 {
        switch self {
        case .default: 0
        case .named(let index): 1 << 24 | UInt32(index)
        case .indexed(let index): 2 << 24 | UInt32(index)
        case .rgb(let red, let green, let blue): 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }
}
