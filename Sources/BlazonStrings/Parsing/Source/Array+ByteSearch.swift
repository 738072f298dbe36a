import Foundation

extension [UInt8] {
    /// Where a byte stands first; nil where it does not.
    ///
    /// - Parameters:
    ///   - start: Where to begin; it may lie beyond the end.
    ///   - end: Where to stop; nil for the end of all.
    func firstIndex(of byte: UInt8, from start: Int, before end: Int? = nil) -> Int? {
        let end = Swift.min(end ?? count, count)
        guard start < end else { return nil }
        // The C library looks at many bytes at once.
        return withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress, let found = memchr(first + start, Int32(byte), end - start) else {
                return nil
            }
            return UnsafeRawPointer(found) - first
        }
    }
}
