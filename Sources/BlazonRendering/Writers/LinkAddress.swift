/// The address of a link, in the form in which it may stand in an output.
enum LinkAddress {
    /// An address that can neither end the sequence that it stands in nor begin another one.
    ///
    /// Only printable ASCII remains as it is. Control characters are removed; all else, blanks too, is percent-encoded.
    static func sanitized(_ address: String) -> String {
        if address.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return address }
        var clean = ""
        for scalar in address.sanitized().unicodeScalars {
            switch scalar.value {
            case 0x21..<0x7F: clean.unicodeScalars.append(scalar)
            case 0..<0x20: continue
            default: for byte in String(scalar).utf8 { clean += "%" + hexDigits(of: byte) }
            }
        }
        return clean
    }

    private static func hexDigits(of byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
    }
}
