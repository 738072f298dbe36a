import Blazon
import Testing

@Suite struct MixingTests {
    @Test(
        arguments: [
            ("#000000", "#FFFFFF", "#808080", "#BCBCBC", "#636363"),
            ("#FF0000", "#00FF00", "#808000", "#BCBC00", "#D0A800"),
            ("#0000FF", "#FFFF00", "#808080", "#BCBCBC", "#6CABC7"),
        ] as [(Theme.Color, Theme.Color, String, String, String)]
    )
    func `38-blend-space: half way lies elsewhere in each space`(
        one: Theme.Color,
        other: Theme.Color,
        sRGB: String,
        linear: String,
        okLab: String
    ) {
        #expect(one.mixed(with: other, by: 0.5, in: .sRGB).hex == sRGB)
        #expect(one.mixed(with: other, by: 0.5, in: .linearSRGB).hex == linear)
        #expect(one.mixed(with: other, by: 0.5, in: .okLab).hex == okLab)
        #expect(one.mixed(with: other, by: 0.5) == one.mixed(with: other, by: 0.5, in: .okLab))
        #expect(other.mixed(with: one, by: 0.5, in: .okLab).hex == okLab)
    }

    @Test(arguments: Theme.Color.MixingSpace.allCases)
    func `38-blend-space: the end points come out exactly`(space: Theme.Color.MixingSpace) {
        let colors: [Theme.Color] = ["#010203", "#FFFFFF", "#2196F380", "#00000000", .init(white: 1, alpha: 0.70)]
        for one in colors {
            for other in colors {
                for (fraction, end) in [(0, one), (-1, one), (.nan, one), (1, other), (2, other), (.infinity, other)] {
                    #expect(one.mixed(with: other, by: fraction, in: space) == end)
                }
            }
        }
    }

    @Test(arguments: Theme.Color.MixingSpace.allCases)
    func `of a colour that is less opaque there is less in the mixture`(space: Theme.Color.MixingSpace) {
        let clear = Theme.Color("#0000FF").withAlpha(0)
        let red = Theme.Color("#FF0000")
        #expect(red.mixed(with: clear, by: 0.5, in: space) == red.withAlpha(0.5))
        #expect(clear.mixed(with: clear, by: 0.5, in: space).alpha == 0)
    }

    @Test(arguments: Theme.Color.MixingSpace.allCases)
    func `greys stay grey`(space: Theme.Color.MixingSpace) {
        for step in 0...20 {
            let mixture = Theme.Color.black.mixed(with: .white, by: Double(step) / 20, in: space)
            #expect(mixture.red == mixture.green && mixture.green == mixture.blue)
        }
    }
}
