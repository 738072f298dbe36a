extension String {
    /// The text without anything that a terminal would obey.
    ///
    /// Whole escape sequences are removed, in their 7-bit form and as C1 controls; one that has no end is removed to the
    /// end of the text. Then all other control characters go, but for tabs and line feeds. CR LF becomes a line feed; a
    /// CR on its own would move the cursor and goes.
    ///
    /// Content is data: this runs before anything is measured, so that what is measured is what is written.
    ///
    /// - Parameter options: Where they say so, something that is seen stands for each such sign, and nothing is removed.
    func sanitized(_ options: TextOptions = TextOptions()) -> String {
        let mayHaveControls = utf8.contains {
            $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2
        }
        guard mayHaveControls || options.bidirectionalControls == .visible else { return self }
        return withoutControls(options)
    }

    /// The text without signs that embed, override or isolate a direction.
    var withoutTurns: String { String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isBidirectionalControl })) }

    @inline(never)
    private func withoutControls(_ options: TextOptions) -> String {
        var scanner = ControlScanner(unicodeScalars, isRemoving: options.controls == .removed)
        var clean = String.UnicodeScalarView()
        while let scalar = scanner.next() {
            if options.bidirectionalControls == .visible, scalar.isBidirectionalControl {
                clean.append(contentsOf: "<U+\(String(scalar.value, radix: 16, uppercase: true))>".unicodeScalars)
            } else {
                clean.append(scalar.controlPicture ?? scalar)
            }
        }
        return String(clean)
    }
}

extension Unicode.Scalar {
    /// What stands for a control character; nil for what is none, or is laid out.
    fileprivate var controlPicture: Unicode.Scalar? {
        switch value {
        case 0x09, 0x0A: nil
        case 0..<0x20: Unicode.Scalar(0x2400 + value)
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0: "\u{FFFD}"
        default: nil
        }
    }

    /// Whether it embeds, overrides or isolates a direction of text, or ends that.
    fileprivate var isBidirectionalControl: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
}

/// Walks through a text and passes over what a terminal would obey, or over nothing but the first half of a CR LF.
private struct ControlScanner {
    private var rest: Substring.UnicodeScalarView
    private let isRemoving: Bool

    init(_ text: String.UnicodeScalarView, isRemoving: Bool) {
        rest = text[...]
        self.isRemoving = isRemoving
    }

    mutating func next() -> Unicode.Scalar? {
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x09, 0x0A: return scalar
            case 0x0D where rest.first == "\n": continue
            case _ where !isRemoving: return scalar
            case 0x1B: skipEscapeSequence()
            case 0x9B: skipControlSequence()
            case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipControlString(endsAtBell: scalar.value == 0x9D)
            case 0..<0x20, 0x7F..<0xA0: continue
            default: return scalar
            }
        }
        return nil
    }

    /// What follows an ESC. An ESC that begins no sequence is a control character like any other.
    private mutating func skipEscapeSequence() {
        guard let next = rest.first?.value else { return }
        switch next {
        case 0x5B:  // [
            rest.removeFirst()
            skipControlSequence()
        case 0x50, 0x58, 0x5D, 0x5E, 0x5F:  // P X ] ^ _
            rest.removeFirst()
            skipControlString(endsAtBell: next == 0x5D)
        case 0x20..<0x7F:
            skip(0x20..<0x30)
            skipOne(of: 0x30..<0x7F)
        default:
            return
        }
    }

    /// The rest of a CSI sequence: parameters, intermediates, one final byte.
    private mutating func skipControlSequence() {
        skip(0x30..<0x40)
        skip(0x20..<0x30)
        skipOne(of: 0x40..<0x7F)
    }

    /// The rest of an OSC, DCS, SOS, PM or APC string, up to its terminator. As in a terminal, CAN and SUB cancel it, and
    /// so does an ESC that begins something else.
    private mutating func skipControlString(endsAtBell: Bool) {
        while let scalar = rest.first {
            if scalar.value == 0x1B {
                let afterEscape = rest.dropFirst()
                if afterEscape.first == "\\" { rest = afterEscape.dropFirst() }
                return
            }
            rest.removeFirst()
            switch scalar.value {
            case 0x9C, 0x18, 0x1A: return
            case 0x07 where endsAtBell: return
            default: continue
            }
        }
    }

    private mutating func skip(_ values: Range<UInt32>) {
        rest = rest.drop { values.contains($0.value) }
    }

    private mutating func skipOne(of values: Range<UInt32>) {
        if let next = rest.first, values.contains(next.value) { rest.removeFirst() }
    }
}
