import Blazon
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Random trees")
struct RandomTreeTests {
    @Test(arguments: 0..<400)
    func `any tree keeps to its room, and gives nothing to obey`(seed: Int) {
        var random = RandomNodes(seed: UInt64(seed))
        let node = random.node(depth: 5)
        let width = Int.random(in: 0...20, using: &random)
        let height = Int.random(in: 0...6, using: &random)

        let surface = node.surface(width: width, height: height)
        for y in 0..<surface.height {
            let row = Array(surface.row(y))
            #expect(row.reduce(0) { $0 + Int($1.width) } == width)
            for (x, cell) in row.enumerated() where cell.width != 1 {
                // The halves of a wide glyph are always together.
                let isPair = cell.width == 2 ? x + 1 < width && row[x + 1].width == 0 : x > 0 && row[x - 1].width == 2
                #expect(isPair)
            }
        }

        let plain = node.rendered(width: width, height: height)
        #expect(plain.count(where: { $0 == "\n" }) == max(height - 1, 0))
        #expect(plain.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
        #expect(node.rendered(as: .ansi(.none), width: width, height: height).sanitized().trimmedLines == plain)
    }

    @Test(arguments: 0..<100)
    func `any tree has an ideal size, and the same bytes when it is offered that size again`(seed: Int) {
        var random = RandomNodes(seed: UInt64(seed) << 20)
        let node = frame(random.node(depth: 4), width: 30, height: 8)
        let surface = node.surface()
        #expect((surface.width, surface.height) == (30, 8))
        #expect(node.surface(width: 30, height: 8) == surface)
    }
}

extension String {
    /// Without the blanks that are only seen underlined.
    fileprivate var trimmedLines: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
            .joined(separator: "\n")
    }
}
