/// A language that nobody speaks, to see in a running program what is not translated, too narrow, or bound to a direction.
package enum PseudoLanguage: Sendable, CaseIterable {
    /// `en-XA`: letters with accents, brackets around each text, and four tenths longer.
    case accented
    /// `ar-XB`: as long as it was, and from right to left.
    case rightToLeft

    package var tag: LanguageTag {
        switch self {
        case .accented: "en-XA"
        case .rightToLeft: "ar-XB"
        }
    }

    /// A message in this language; what is put in for arguments stays in its place.
    package func message(_ message: Message) -> Message {
        Message(
            text(message.format, isWhole: true),
            variables: message.variables.mapValues { variable in
                var variable = variable
                variable.forms = variable.forms.mapValues {
                    Message.Form(text($0.text, isWhole: false), at: $0.position)
                }
                return variable
            },
            widths: message.widths.mapValues { text($0, isWhole: true) }
        )
    }

    /// - Parameter isWhole: Whether it is a text of its own, and not the form of a variable within one.
    private func text(_ text: String, isWhole: Bool) -> String {
        let scanned = FormatScanner.scan(text, place: .format).text
        var result = ""
        var length = 0
        for item in scanned.items {
            let source = scanned.source(item)
            guard case .literal = item.content else {
                result += source
                continue
            }
            // Of `%%` the scanner keeps one.
            guard source != "%" else {
                result += "%%"
                continue
            }
            length += source.count
            switch self {
            case .accented: result += source.unicodeScalars.map(Self.accented).joined()
            case .rightToLeft: result += Self.turned(source)
            }
        }
        guard self == .accented, length > 0 || isWhole, !result.isEmpty else { return result }
        result += String(repeating: "~", count: (length * 4 + 9) / 10)
        return isWhole ? "[\(result)]" : result
    }

    private static func accented(_ scalar: Unicode.Scalar) -> String {
        accents[scalar].map { String($0) } ?? String(scalar)
    }

    /// Each word between marks that turn it, as Android does: blanks and arguments stay what they are.
    private static func turned(_ text: String) -> String {
        var result = ""
        var word = ""
        func ended() -> String { word.isEmpty ? "" : "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" }
        for character in text {
            if character.isWhitespace {
                result += ended() + String(character)
                word = ""
            } else {
                word.append(character)
            }
        }
        return result + ended()
    }

    private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
            "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars
        )
    ) { first, _ in first }
}
