/// The block elements U+2580–259F: parts of a cell, in eighths and quarters.
enum BlockElement {
    static func shapes(of value: UInt32) -> [CellShape] {
        let eighths = { (length: Int, value: UInt32) in length / 8 * Int(value) }
        let (width, height) = (ShapeRect.cellWidth, ShapeRect.cellHeight)
        func part(x: Range<Int>? = nil, y: Range<Int>? = nil) -> [CellShape] {
            [.rect(ShapeRect(x: x ?? 0..<width, y: y ?? 0..<height))]
        }
        return switch value {
        case 0x2580: part(y: 0..<height / 2)
        case 0x2581...0x2588: part(y: height - eighths(height, value - 0x2580)..<height)
        case 0x2589...0x258F: part(x: 0..<eighths(width, 0x2590 - value))
        case 0x2590: part(x: width / 2..<width)
        case 0x2591...0x2593: [.shade(Int(value - 0x2590))]
        case 0x2594: part(y: 0..<height / 8)
        case 0x2595: part(x: width - width / 8..<width)
        case 0x2596...0x259F: quadrants(masks[Int(value - 0x2596)])
        default: []
        }
    }

    /// Upper left 1, upper right 2, lower left 4, lower right 8.
    private static let masks = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

    private static func quadrants(_ mask: Int) -> [CellShape] {
        let (width, height) = (ShapeRect.cellWidth / 2, ShapeRect.cellHeight / 2)
        return (0..<4).filter { mask >> $0 & 1 == 1 }.map { quadrant in
            let (x, y) = (quadrant % 2 * width, quadrant / 2 * height)
            return .rect(ShapeRect(x: x..<x + width, y: y..<y + height))
        }
    }
}
