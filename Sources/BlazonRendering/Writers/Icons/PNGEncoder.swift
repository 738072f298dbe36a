import Blazon
import BlazonViews

/// Writes a template in a colour as a PNG image (ISO/IEC 15948): one colour at as many opacities as there are, each pixel the
/// number of its opacity. It is not compressed: icons are small, and so is the code.
enum PNGEncoder {
    static func image(of pixels: Node.Icon.Pixels, color: Theme.Color) -> [UInt8] {
        let opacities = Array(Set(pixels.alphas)).sorted()
        var numbers = [UInt8](repeating: 0, count: 256)
        for (number, opacity) in opacities.enumerated() { numbers[Int(opacity)] = UInt8(truncatingIfNeeded: number) }

        var rows: [UInt8] = []
        rows.reserveCapacity((pixels.width + 1) * pixels.height)
        for y in 0..<pixels.height {
            // Each row begins with the number of its filter: none.
            rows.append(0)
            for alpha in pixels.alphas[y * pixels.width..<(y + 1) * pixels.width] { rows.append(numbers[Int(alpha)]) }
        }

        var image: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Eight bits a pixel, of a palette, in the only ways that there are to compress, filter and not to interlace.
        append("IHDR", bigEndian(pixels.width) + bigEndian(pixels.height) + [8, 3, 0, 0, 0], to: &image)
        append("PLTE", opacities.flatMap { _ in [color.red, color.green, color.blue] }, to: &image)
        append("tRNS", opacities.map { UInt8((Double($0) * color.alpha).rounded()) }, to: &image)
        append("IDAT", zlib(rows), to: &image)
        append("IEND", [], to: &image)
        return image
    }

    private static func append(_ type: StaticString, _ data: [UInt8], to image: inout [UInt8]) {
        let chunk = type.withUTF8Buffer { Array($0) } + data
        image += bigEndian(data.count) + chunk + bigEndian(Int(crc32(chunk)))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// A stream of stored blocks (RFC 1950, RFC 1951).
    private static func zlib(_ data: [UInt8]) -> [UInt8] {
        let limit = 65535
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: data.count, by: limit) {
            let block = data[start..<min(start + limit, data.count)]
            let count = UInt16(truncatingIfNeeded: block.count)
            stream.append(block.endIndex == data.count ? 1 : 0)
            for number in [count, ~count] {
                stream += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
            }
            stream += block
        }
        return stream + bigEndian(Int(adler32(data)))
    }

    private static func adler32(_ data: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in data {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }

    private static func crc32(_ data: [UInt8]) -> UInt32 {
        ~data.reduce(~0) { crc, byte in crc >> 8 ^ crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] }
    }

    private static let crcTable: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
}
