import BlazonViews
import Foundation
import Testing

@testable import BlazonRendering

@Suite("Any update of any surface")
struct UpdatePropertyTests {
    /// A few in every run; `BLAZON_FUZZ_UPDATES=100000` for a long one.
    private static let count = ProcessInfo.processInfo.environment["BLAZON_FUZZ_UPDATES"].flatMap(Int.init) ?? 200

    /// A terminal that measures scalar by scalar shows other glyphs; but whatever it shows anew it shows after updates.
    @Test(arguments: [false, true])
    func `a terminal that is updated shows what one shows that is written anew`(measuresScalars: Bool) {
        for seed in 0..<Self.count {
            var random = RandomNodes(seed: UInt64(seed) &* 0x9E37_79B9)
            let profile = ColorProfile.allCases[seed % 4]
            var (width, height) = (Self.length(using: &random), Self.length(using: &random) / 2)
            var terminal = TerminalModel(width: width, height: height, measuresScalars: measuresScalars)
            var shown: Surface?
            var node = random.node(depth: 3)
            for step in 0..<4 {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: node = random.node(depth: 3)
                case 1: node = .stack(.init(.horizontal, spacing: 0, children: [random.node(depth: 1), node]))
                case 2: node = .layers(.init(children: [node, random.node(depth: 1)]))
                default: (width, height) = (Self.length(using: &random), Self.length(using: &random) / 2)
                }
                if width != terminal.width || height != terminal.height {
                    terminal = TerminalModel(width: width, height: height, measuresScalars: measuresScalars)
                }
                let surface = node.surface(for: profile, width: width, height: height)
                terminal.receive(surface.update(from: shown, profile: profile))
                shown = surface
                var anew = TerminalModel(width: width, height: height, measuresScalars: measuresScalars)
                anew.receive(surface.update(profile: profile))

                let place = "seed \(seed), step \(step), \(profile), \(width)×\(height)"
                #expect(terminal.faults.isEmpty, "\(place): \(terminal.faults)")
                #expect(anew.faults.isEmpty, "\(place): \(anew.faults)")
                #expect(terminal.seen == anew.seen, "\(place)")
                if measuresScalars { continue }
                for row in 0..<height { #expect(terminal.text(row: row) == surface.string(row: row), "\(place)") }
                #expect(terminal.backgrounds(profile) == surface.backgrounds(profile), "\(place)")
            }
        }
    }

    private static func length(using random: inout RandomNodes) -> Int {
        [0, 1, 2, 5, 12, 20, 20, 31][Int.random(in: 0..<8, using: &random)]
    }
}

// What the terminal shows is compared with the surface itself as well, by another way than the writer's.

extension TerminalModel {
    fileprivate func backgrounds(_ profile: ColorProfile) -> [String] {
        profile == .trueColor ? cells.map(\.look.background) : []
    }
}

extension Surface {
    fileprivate func backgrounds(_ profile: ColorProfile) -> [String] {
        guard profile == .trueColor else { return [] }
        return cells.indices.map { index in
            // Both halves of a glyph are painted at once.
            let cell = cells[index].width > 0 ? cells[index] : cells[index - 1]
            return cell.style.background.color.map { "2;\($0.red);\($0.green);\($0.blue)" } ?? "default"
        }
    }
}
