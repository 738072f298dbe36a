/// Text with what cannot be seen put into words, for the message of a failure.
///
/// Control characters become their pictures (`␛`, `␉`), a space that ends a line becomes `␠`, and other characters
/// without a picture of their own become `\u{200D}` and the like.
struct VisibleText: CustomStringConvertible {
    let description: String

    /// - Parameter line: One line, without its line feed.
    init(line: String) {
        let scalars = line.unicodeScalars
        let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
        var result = ""
        for scalar in scalars[..<end] { result += Self.picture(of: scalar) }
        result += String(repeating: "␠", count: scalars[end...].count)
        description = result
    }

    private static func picture(of scalar: Unicode.Scalar) -> String {
        if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
        if scalar.value == 0x7F { return "␡" }
        if scalar == " " { return " " }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return escape(of: scalar)
        default: return properties.isDefaultIgnorableCodePoint ? escape(of: scalar) : String(scalar)
        }
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}
