/// The hash that ``KeyedTable`` goes by: eight bytes at a time, each folded in by the two halves of a product.
///
/// It begins with a number of this process's own, so that nobody can write a file whose keys all meet.
enum KeyHash {
    static let seed = UInt64.random(in: .min ... .max)

    @inline(__always)
    static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt32 {
        let count = bytes.count
        guard let start = bytes.baseAddress else { return 0 }
        var hash = seed ^ UInt64(truncatingIfNeeded: count)
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                hash = folded(
                    hash ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                    0xA076_1D64_78BD_642F
                )
                offset += 8
            }
            // The last eight: some bytes count twice, which is quicker than to take them singly.
            hash = folded(hash ^ start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self), 0xE703_7ED1_A0B4_28DB)
        } else {
            var rest: UInt64 = 0
            for byte in bytes { rest = rest << 8 | UInt64(byte) }
            hash = folded(hash ^ rest, 0xE703_7ED1_A0B4_28DB)
        }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    @inline(__always)
    /// Both halves of a product, so that each bit of it depends on many of the factors.
    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
