extension String {
    /// The text with everything that a terminal might obey, or that could not be seen, as an escape: controls, line
    /// separators, and marks that turn the direction of text.
    package var visible: String {
        guard unicodeScalars.contains(where: \.isHidden) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isHidden {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text as a literal of Swift, on one line, with nothing hidden in it.
    var quoted: String { debugDescription.visible }
}

extension Unicode.Scalar {
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Marks of direction, but not the joiners that emoji are made with.
        case .format:
            (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        default: false
        }
    }
}
