public import Blazon

extension Node.Icon {
    /// A picture of pixels, of which only the opacity counts: it is drawn in one colour.
    public struct Pixels: Sendable, Hashable {
        /// In pixels, 1 to 1024.
        public let width: Int
        /// In pixels, 1 to 1024.
        public let height: Int
        /// The opacity of each pixel, from 0 to 255, row by row.
        public let alphas: [UInt8]

        /// Makes a template of a premultiplied picture.
        ///
        /// - Parameters:
        ///   - rgba: Red, green, blue and alpha of each pixel, row by row. Only alpha is kept.
        ///   - width: In pixels, 1 to 1024.
        ///   - height: In pixels, 1 to 1024.
        /// - Throws: ``IconError`` for another size, or another number of bytes than four for each pixel.
        public init(rgba: [UInt8], width: Int, height: Int) throws(IconError) {
            let sides = 1...1024
            guard sides.contains(width), sides.contains(height) else {
                throw .pixelSize(width: width, height: height)
            }
            guard rgba.count == width * height * 4 else {
                throw .byteCount(rgba.count, expected: width * height * 4)
            }
            self.width = width
            self.height = height
            alphas = stride(from: 3, to: rgba.count, by: 4).map { rgba[$0] }
        }

        /// The picture in a colour: what `image(withTint:)` does elsewhere.
        ///
        /// ```swift
        /// let dot = try Node.Icon.Pixels(rgba: [0, 0, 0, 128], width: 1, height: 1)
        /// dot.tinted("#FF0000")       // [128, 0, 0, 128]
        /// ```
        ///
        /// - Parameter color: Its opacity multiplies that of each pixel.
        /// - Returns: Premultiplied red, green, blue and alpha of each pixel, row by row, each rounded once.
        public func tinted(_ color: Theme.Color) -> [UInt8] {
            var table: [[UInt8]] = []
            for alpha in 0...255 {
                let opacity = Double(alpha) / 255 * color.alpha
                // No product is more than 255.
                table.append(
                    [Double(color.red), Double(color.green), Double(color.blue), 255].map {
                        UInt8(($0 * opacity).rounded())
                    }
                )
            }
            return alphas.flatMap { table[Int($0)] }
        }
    }
}
