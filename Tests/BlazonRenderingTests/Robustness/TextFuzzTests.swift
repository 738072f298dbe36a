import BlazonViews
import Foundation
import Testing

@testable import BlazonRendering

@Suite("Any text in any writer")
struct TextFuzzTests {
    /// A few in every run; `BLAZON_FUZZ_TEXTS=100000` for a long one.
    private static let count = ProcessInfo.processInfo.environment["BLAZON_FUZZ_TEXTS"].flatMap(Int.init) ?? 300

    @Test func `no line is wider than asked, and nothing of the text is obeyed`() {
        for seed in 0..<Self.count {
            let (node, width, height) = Self.node(seed: seed)
            let options = Self.options[seed % Self.options.count]

            let plain = node.rendered(width: width, height: height, options: options)
            let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { String($0).cellWidth(options: options) <= width }, "\(seed)")
            #expect(Self.isPrintable(plain), "\(seed)")

            let surface = node.surface(width: width, height: height, options: options)
            for profile in ColorProfile.allCases {
                let ansi = node.rendered(as: .ansi(profile), width: width, height: height, options: options)
                // Only what the writer itself says is left to be obeyed: looks and links.
                #expect(Self.isPrintable(Self.withoutOwnSequences(ansi)), "\(seed)")
            }
            let wide = TextWriter(keepsTrailingBlanks: true).string(for: surface)
            #expect(
                wide.split(separator: "\n").allSatisfy { String($0).cellWidth(options: options) == width },
                "\(seed): \(wide.debugDescription)"
            )
        }
    }

    @Test func `pictures are well-formed, and nothing of the text is markup`() {
        for seed in 0..<Self.count {
            let (node, width, height) = Self.node(seed: seed)
            let options = Self.options[seed % Self.options.count]
            for format in [RenderFormat.svg, .html, .html(.inline)] {
                let markup = node.rendered(as: format, width: width, height: height, options: options)
                #expect(Self.isPrintable(markup), "\(seed) in \(format)")
                let tree = MarkupTree("<page>\(markup)</page>")
                let names = Set(tree?.elements.map(\.name) ?? ["none"])
                #expect(names.isSubset(of: Self.ownElements), "\(seed) in \(format): \(names)")
            }
        }
    }

    /// What the writers of pictures make, and nobody else.
    private static let ownElements: Set<String> = [
        "page", "svg", "title", "rect", "path", "g", "text", "a", "style", "pre", "span", "i", "b",
    ]

    private static let options = [
        TextOptions(), TextOptions(ambiguousWidth: .wide),
        TextOptions(controls: .visible, bidirectionalControls: .visible),
        TextOptions(ambiguousWidth: .wide, controls: .visible, bidirectionalControls: .visible), TextOptions(),
    ]

    /// Two texts side by side, in a border, and the room that they get.
    private static func node(seed: Int) -> (node: Node, width: Int, height: Int) {
        var random = RandomNodes(seed: UInt64(seed) &* 0x9E37_79B9)
        let (first, second) = (content(using: &random), content(using: &random))
        let width = Int.random(in: 0...16, using: &random)
        let height = Int.random(in: 0...4, using: &random)
        let mode: Node.StyledText.Truncation = [.head, .middle, .tail][seed % 3]
        let wrapped = Node.text(.init([run(second)], wrapping: seed.isMultiple(of: 2) ? .word : .character))
        let node = border(row(text(first, .underline, link: first, truncation: mode), wrapped, spacing: 0))
        return (node, width, height)
    }

    private static func content(using random: inout RandomNodes) -> String {
        var text = String.UnicodeScalarView()
        let special: [UInt32] = [
            0x1B, 0x9B, 0x9D, 0x07, 0x0D, 0x0A, 0x09, 0x5B, 0x5D, 0x200B, 0x200D, 0xAD, 0x301, 0xFE0F, 0x202E, 0x20,
            0x1F468, 0x1F1E9, 0xFF9E, 0x1161, 0x65E5, 0x1100, 0xAC00, 0x11A8, 0x915, 0x94D, 0x937, 0xE19, 0xE33, 0xD4E,
            0x1F3FD, 0x1F44D, 0x2764, 0x2A, 0x20E3, 0x3C, 0x26, 0x22, 0x5D, 0x600,
        ]
        for _ in 0..<Int.random(in: 0...24, using: &random) {
            let value =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: UInt32.random(in: 0...0x10FFFF, using: &random)
                case 1: UInt32.random(in: 0x20...0x7E, using: &random)
                default: special[Int.random(in: special.indices, using: &random)]
                }
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }

    private static func isPrintable(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    }

    /// Removes `ESC [ … m` and `ESC ] 8 ; ; … ESC \`, and nothing else.
    private static func withoutOwnSequences(_ text: String) -> String {
        var rest = Array(text.unicodeScalars)[...]
        var clean = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            guard scalar.value == 0x1B else {
                clean.append(scalar)
                continue
            }
            if rest.starts(with: "[".unicodeScalars) {
                let parameters = rest.dropFirst().prefix { ("0"..."9").contains($0) || $0 == ";" }
                rest = rest[parameters.endIndex...]
                if rest.popFirst() != "m" { clean.append(scalar) }
            } else if rest.starts(with: "]8;;".unicodeScalars), let end = rest.firstIndex(where: { $0.value == 0x1B }) {
                rest = rest[(end + 1)...]
                if rest.popFirst() != "\\" { clean.append(scalar) }
            } else {
                clean.append(scalar)
            }
        }
        return String(clean)
    }
}
