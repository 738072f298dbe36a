/// The box-drawing characters U+2500–257F.
enum BoxDrawing {
    static func shapes(of value: UInt32) -> [CellShape] {
        switch value {
        case 0x2504...0x250B:
            let index = Int(value - 0x2504)
            return dashes(count: index < 4 ? 3 : 4, isVertical: index % 4 > 1, isHeavy: index % 2 == 1)
        case 0x254C...0x254F:
            let index = Int(value - 0x254C)
            return dashes(count: 2, isVertical: index > 1, isHeavy: index % 2 == 1)
        case 0x256D: return [.corner(right: true, down: true)]
        case 0x256E: return [.corner(right: false, down: true)]
        case 0x256F: return [.corner(right: false, down: false)]
        case 0x2570: return [.corner(right: true, down: false)]
        case 0x2571: return [.diagonal(isRising: true)]
        case 0x2572: return [.diagonal(isRising: false)]
        case 0x2573: return [.diagonal(isRising: true), .diagonal(isRising: false)]
        default:
            let index = Int(value) - 0x2500
            return arms.indices.contains(index) ? BoxArms(arms[index]).rects.map(CellShape.rect) : []
        }
    }

    private static func dashes(count: Int, isVertical: Bool, isHeavy: Bool) -> [CellShape] {
        let period = (isVertical ? ShapeRect.cellHeight : ShapeRect.cellWidth) / count
        let margin = period / 8
        let center = isVertical ? ShapeRect.centerX : ShapeRect.centerY
        let half = isHeavy ? 12 : 4
        return (0..<count).map { index in
            let along = index * period + margin..<(index + 1) * period - margin
            let across = center - half..<center + half
            return .rect(isVertical ? ShapeRect(x: across, y: along) : ShapeRect(x: along, y: across))
        }
    }

    /// By character: the lines to the left, to the right, up and down, each none (0), light (1), heavy (2) or double (3).
    /// Zero where it is another shape.
    private static let arms: [UInt16] = [
        1100, 2200, 0011, 0022, 0000, 0000, 0000, 0000, 0000, 0000, 0000, 0000, 0101, 0201, 0102, 0202,
        1001, 2001, 1002, 2002, 0110, 0210, 0120, 0220, 1010, 2010, 1020, 2020, 0111, 0211, 0121, 0112,
        0122, 0221, 0212, 0222, 1011, 2011, 1021, 1012, 1022, 2021, 2012, 2022, 1101, 2101, 1201, 2201,
        1102, 2102, 1202, 2202, 1110, 2110, 1210, 2210, 1120, 2120, 1220, 2220, 1111, 2111, 1211, 2211,
        1121, 1112, 1122, 2121, 1221, 2112, 1212, 2221, 2212, 2122, 1222, 2222, 0000, 0000, 0000, 0000,
        3300, 0033, 0301, 0103, 0303, 3001, 1003, 3003, 0310, 0130, 0330, 3010, 1030, 3030, 0311, 0133,
        0333, 3011, 1033, 3033, 3301, 1103, 3303, 3310, 1130, 3330, 3311, 1133, 3333, 0000, 0000, 0000,
        0000, 0000, 0000, 0000, 1000, 0010, 0100, 0001, 2000, 0020, 0200, 0002, 1200, 0012, 2100, 0021,
    ]
}
