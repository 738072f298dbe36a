import Blazon
import Testing

extension Theme.Role {
    fileprivate static let brush = Theme.Role("test.brush", default: .init(light: "#101010", dark: "#EFEFEF"))
    fileprivate static let pencil = Theme.Role("test.pencil", follows: .brush)
}

@Suite struct ThemeTests {
    private let pink = Theme(id: "pink", basedOn: .system, stringTable: "Pink") {
        $0[.accent] = .init(light: "#FF9EC7", dark: "#C2185B")
        $0[.background] = "#FFF0F6"
    }

    @Test func `a role comes from the theme, then its base, then the role's own default`() {
        let blue = Theme(id: "blue", basedOn: pink) { $0[.accent] = "#9EC7FF" }
        let palette = blue.palette(for: .dark)
        #expect(palette[.accent].hex == "#9EC7FF")
        #expect(palette[.background].hex == "#FFF0F6")
        #expect(palette[.card].hex == "#424242")
        #expect(palette[.brush].hex == "#EFEFEF")
    }

    @Test func `a role follows another one, whatever a theme makes of that`() {
        #expect(pink.palette(for: .light)[.tint].hex == "#FF9EC7")
        #expect(Theme.system.palette(for: .light)[.pencil].hex == "#101010")
        let own = Theme(id: "own") { $0[.brush] = "#ABCDEF" }
        #expect(own.palette(for: .dark)[.pencil].hex == "#ABCDEF")
        let apart = Theme(id: "apart", basedOn: own) { $0[.pencil] = "#123456" }
        #expect(apart.palette(for: .dark)[.pencil].hex == "#123456")
    }

    @Test(arguments: [
        (Theme.Variant.light, "#000001"), (.dark, "#000002"),
        (.lightIncreasedContrast, "#000003"), (.darkIncreasedContrast, "#000004"),
    ])
    func `each variant may have a colour of its own`(variant: Theme.Variant, hex: String) {
        let theme = Theme(id: "four") {
            $0[.brush] = .init(light: "#000001", dark: "#000002").increasedContrast(light: "#000003", dark: "#000004")
        }
        #expect(theme.palette(for: variant)[.brush].hex == hex)
    }

    @Test func `within one theme the nearest value wins before its base is asked`() {
        let base = Theme(id: "base") {
            $0[.brush] = .init(light: "#000001", dark: "#000002").increasedContrast(light: "#000003", dark: "#000004")
        }
        let above = Theme(id: "above", basedOn: base) { $0[.brush] = .init(light: "#AAAAAA", dark: "#BBBBBB") }
        #expect(above.palette(for: .lightIncreasedContrast)[.brush].hex == "#AAAAAA")
        let lightOnly = Theme(id: "light-only", basedOn: base) { $0[.brush] = .init(light: "#AAAAAA") }
        #expect(lightOnly.palette(for: .lightIncreasedContrast)[.brush].hex == "#AAAAAA")
        #expect(lightOnly.palette(for: .dark)[.brush].hex == "#000002")
        #expect(lightOnly.palette(for: .darkIncreasedContrast)[.brush].hex == "#000004")
    }

    @Test func `a role without a word for a scheme takes the other scheme's`() {
        let dawn = Theme.Role("test.dawn", default: .init(light: "#FFEEDD"))
        #expect(Theme.system.palette(for: .dark)[dawn].hex == "#FFEEDD")
    }

    @Test func `a role is its name, and of two defaults the first stands`() {
        let first = Theme.Role("test.twice", default: "#111111")
        let second = Theme.Role("test.twice", default: "#222222")
        #expect(first == second)
        #expect(Theme.system.palette(for: .light)[second].hex == "#111111")
    }

    @Test func `no app can name one of Blazon's roles first`() {
        let card = Theme.Role("card", default: "#123456")
        #expect(card == .card)
        #expect(Theme.system.palette(for: .light)[card].hex == "#FFFFFF")
    }

    @Test func `a palette answers for a role that is named later`() {
        let palette = Theme(id: "early").palette(for: .dark)
        let late = Theme.Role("test.late", default: .init(light: "#000001", dark: "#000002"))
        let later = Theme.Role("test.later", follows: late)
        let latest = Theme.Role("test.latest", follows: .card)
        #expect(palette[late].hex == "#000002")
        #expect(palette[later].hex == "#000002")
        #expect(palette[latest].hex == "#424242")
    }

    @Test func `56-theme-missing-role: a switch to a theme without the role falls back`() {
        let rich = Theme(id: "rich") { $0[.brush] = "#777777" }
        #expect(rich.palette(for: .light)[.brush].hex == "#777777")
        #expect(Theme(id: "poor").palette(for: .light)[.brush].hex == "#101010")
    }

    @Test func `a chain of forty themes is as good as one`() {
        var theme = Theme(id: "0") { $0[.brush] = "#040404" }
        for depth in 1...40 { theme = Theme(id: "\(depth)", basedOn: theme) }
        #expect(theme.palette(for: .light)[.brush].hex == "#040404")
    }

    @Test func `a chain of a hundred thousand themes neither overflows nor slows down`() {
        var theme = Theme(id: "0") { $0[.brush] = "#040404" }
        for depth in 1...100_000 { theme = Theme(id: "\(depth)", basedOn: theme) }
        #expect(theme.palette(for: .light)[.brush].hex == "#040404")
    }

    @Test func `themes are equal when they say the same`() {
        func make(_ hex: Theme.Color, table: String? = nil, spacing: Int = 1) -> Theme {
            Theme(id: "made", stringTable: table) {
                $0[.accent] = .init(hex)
                $0[Spacing.self] = spacing
            }
        }
        #expect(make("#111111") == make("#111111"))
        #expect(make("#111111") != make("#222222"))
        #expect(make("#111111") != make("#111111", table: "Table"))
        #expect(make("#111111") != make("#111111", spacing: 2))
        #expect(make("#111111") != Theme(id: "made") { $0[.accent] = "#111111" })
        #expect(Theme(id: "a") != Theme(id: "b"))
        #expect(Set([make("#111111"), make("#111111"), make("#222222")]).count == 2)
    }

    @Test func `setting nil takes the theme's own word back`() {
        let theme = Theme(id: "fickle", basedOn: pink) {
            $0[.accent] = "#000000"
            $0[.accent] = nil
            $0[.brush] = nil
        }
        #expect(theme.palette(for: .light)[.accent].hex == "#FF9EC7")
        #expect(theme.palette(for: .light)[.brush].hex == "#101010")
    }

    @Test func `a theme takes the table of its base unless it names one`() {
        #expect(Theme(id: "blue", basedOn: pink).stringTable == "Pink")
        #expect(Theme(id: "blue", basedOn: pink, stringTable: "Blue").stringTable == "Blue")
        #expect(Theme.system.stringTable == nil)
    }

    private enum Spacing: Theme.Key {
        static let defaultValue = 1
    }

    @Test func `a theme carries typed values, which are inherited`() {
        let airy = Theme(id: "airy") { $0[Spacing.self] += 2 }
        #expect(airy[Spacing.self] == 3)
        #expect(Theme(id: "child", basedOn: airy)[Spacing.self] == 3)
        #expect(Theme.system[Spacing.self] == 1)
    }

    @Test func `palettes are equal when every role looks the same`() {
        #expect(Theme(id: "a").palette(for: .light) == Theme(id: "b").palette(for: .light))
        #expect(Theme.system.palette(for: .light) != Theme.system.palette(for: .dark))
        #expect(Theme.system.palette(for: .light) != pink.palette(for: .light))
    }

    @Test func `variants have names fit for a file`() {
        #expect(Theme.Variant.allCases.map(\.description) == ["light", "dark", "light-increased", "dark-increased"])
    }

    @Test func `a theme does not keep itself alive`() {
        final class Witness: Sendable, Equatable {
            static func == (left: Witness, right: Witness) -> Bool { left === right }
        }
        enum Key: Theme.Key { static let defaultValue: Witness? = nil }
        weak var witness: Witness?
        do {
            let value = Witness()
            witness = value
            let theme = Theme(id: "short") { $0[Key.self] = value }
            #expect(theme.palette(for: .light)[.card].hex == "#FFFFFF")
        }
        #expect(witness == nil)
    }

    // In a process of its own: roles are never forgotten, and so many would slow every other test down.
    @Test func `a long chain of roles that follow each other is looked up without overflow`() async {
        await #expect(processExitsWith: .success) {
            let palette = Theme(id: "early").palette(for: .light)
            var role = Theme.Role("test.chain.0", default: "#0A0B0C")
            for link in 1...200_000 { role = Theme.Role("test.chain.\(link)", follows: role) }
            precondition(palette[role].hex == "#0A0B0C")
        }
    }
}
