extension FormatBuffer {
    /// Adds a text: the width and the precision count characters, as a reader does.
    mutating func append(text: String, _ specifier: FormatSpecifier) {
        if specifier.width == 0, specifier.precision == nil {
            append(contentsOf: text)
            return
        }
        let shown = text.prefix(specifier.precision ?? .max)
        // Beyond the width the count does not matter, and counting a long text is slow.
        let padding = max(0, specifier.width - shown.prefix(specifier.width).count)
        if !specifier.flags.contains(.left) { append(UInt8(ascii: " "), count: padding) }
        append(contentsOf: String(shown))
        if specifier.flags.contains(.left) { append(UInt8(ascii: " "), count: padding) }
    }

    /// Adds the character with this number: `%c`; what is no Unicode scalar is `U+FFFD`.
    mutating func append(character: UInt32?, _ specifier: FormatSpecifier) {
        let scalar = character.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        var specifier = specifier
        specifier.precision = nil
        append(text: String(Character(scalar)), specifier)
    }
}
