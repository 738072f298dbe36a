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

    private struct Look: Hashable {
        let look: ANSILook
        let address: String
    }

    let old: [Entry]
    let new: [Entry]

    init(old: Surface, new: Surface, oldLooks: ANSILooks, newLooks: ANSILooks) {
        var numbers: [Look: Int32] = [:]
        func number(_ look: ANSILook, _ address: String) -> Int32 {
            let next = Int32(truncatingIfNeeded: numbers.count)
            let look = Look(look: look, address: address)
            if let known = numbers[look] { return known }
            numbers[look] = next
            return next
        }
        // The first of all is that of a cell that nothing was painted on.
        _ = number(.plain, "")
        func entries(_ surface: Surface, _ looks: ANSILooks) -> [Entry] {
            let addresses = surface.links.map(LinkAddress.sanitized)
            return surface.styles.styles.indices.map { style in
                let entry = looks[UInt32(truncatingIfNeeded: style)]
                let address = addresses[Int(entry.link)]
                return Entry(
                    ofGlyph: number(entry.look, address),
                    ofBlank: number(ANSILook.plain.blank(like: entry.look), address)
                )
            }
        }
        self.new = entries(new, newLooks)
        self.old = old.styles == new.styles && old.links == new.links ? self.new : entries(old, oldLooks)
    }
}
