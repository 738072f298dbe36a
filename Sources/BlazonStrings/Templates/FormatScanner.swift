/// Cuts a text into literals and specifiers.
///
/// Texts are prose, and prose has percentages. So `%` is a literal, with a warning, where `printf` would go on:
/// - directly before a space: “25% off”, “60% of”, “90% done”. `printf` reads the space as a flag; as a flag it is taken only
///   after a position or another flag, `%1$ d`, `%+ d`;
/// - before `-` without a width, where the flag says nothing: “eine 100%-ige Lösung”;
/// - before anything that ends in no conversion.
///
/// Length modifiers are passed over: whole numbers have 64 bits. The flag `'` groups digits by the locale of the process;
/// here no locale is asked, so it is passed over too.
struct FormatScanner {
    private let place: TemplateProblem.Place
    private let bytes: [UInt8]
    private var index = 0
    private var items: [ScannedItem] = []
    private var problems: [TemplateProblem] = []
    private var hasLonePercent = false

    static func scan(_ text: String, place: TemplateProblem.Place) -> (text: ScannedText, problems: [TemplateProblem]) {
        var scanner = FormatScanner(place: place, bytes: Array(text.utf8))
        scanner.scan()
        return (ScannedText(place: place, bytes: scanner.bytes, items: scanner.items), scanner.problems)
    }

    private init(place: TemplateProblem.Place, bytes: [UInt8]) {
        self.place = place
        self.bytes = bytes
    }

    private mutating func scan() {
        while index < bytes.count {
            let start = index
            guard bytes[start] == UInt8(ascii: "%") else {
                index = bytes[start...].firstIndex(of: UInt8(ascii: "%")) ?? bytes.count
                append(.literal, start..<index)
                continue
            }
            if peek(1) == UInt8(ascii: "%") {
                index += 2
                append(.literal, (start + 1)..<index)
            } else if !scanSpecifier() {
                index = start + 1
                append(.literal, start..<index)
                // Once for a text: whoever wrote one meant all of them.
                if !hasLonePercent { report(.lonePercent, at: start, "lone % (write %%)") }
                hasLonePercent = true
            }
        }
    }

    /// Reads what begins with the `%` at `index`; false where it is a lone one.
    private mutating func scanSpecifier() -> Bool {
        let start = index
        guard peek(1) != UInt8(ascii: " ") else { return false }
        if bytes[start...].starts(with: "%arg".utf8) {
            index += 4
            append(.number, start..<index)
            return true
        }
        index += 1
        let position = scanPosition()
        if peek(0) == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "@") {
            return scanVariable(from: start, position: position)
        }
        var fields = SpecifierFields()
        fields.scan(bytes, &index)
        guard let conversion = peek(0), fields.isMeant || position != nil else { return false }
        index += 1
        if let specifier = fields.specifier(conversion) {
            finish(specifier, fields, start..<index, position)
        } else if let advice = SpecifierFields.unsupported[conversion] {
            append(.literal, start..<index)
            report(.unsupportedSpecifier, at: start, "%\(Unicode.Scalar(conversion)) \(advice)")
        } else {
            return false
        }
        return true
    }

    /// Checks what would be hostile, and takes the specifier where nothing is.
    private mutating func finish(
        _ specifier: FormatSpecifier,
        _ fields: SpecifierFields,
        _ range: Range<Int>,
        _ position: Int?
    ) {
        let fault: (TemplateProblem.Kind, String)? =
            if fields.takesArguments {
                (.unsupportedSpecifier, "* would read the width from an argument: write the width")
            } else if specifier.width > FormatSpecifier.maximumWidth {
                (.widthTooLarge, "width is more than \(FormatSpecifier.maximumWidth)")
            } else if specifier.precision ?? 0 > FormatSpecifier.maximumPrecision {
                (.precisionTooLarge, "precision is more than \(FormatSpecifier.maximumPrecision)")
            } else if let position, !(1...FormatSpecifier.maximumPosition ~= position) {
                (.positionOutOfRange, "position is not in 1...\(FormatSpecifier.maximumPosition)")
            } else {
                nil
            }
        append(fault == nil ? .specifier(specifier) : .literal, range, position: position)
        if let (kind, text) = fault { report(kind, at: range.lowerBound, text) }
    }

    /// Reads `#@name@`.
    private mutating func scanVariable(from start: Int, position: Int?) -> Bool {
        let first = index + 2
        guard let end = bytes[first...].firstIndex(of: UInt8(ascii: "@")), end > first else { return false }
        index = end + 1
        if let position, !(1...FormatSpecifier.maximumPosition ~= position) {
            append(.literal, start..<index)
            report(
                .positionOutOfRange,
                at: start,
                "position is not in 1...\(FormatSpecifier.maximumPosition)"
            )
        } else {
            let name = String(decoding: bytes[first..<end], as: UTF8.self)
            append(.variable(name), start..<index, position: position)
        }
        return true
    }

    /// Reads `1$`, and nothing where the digits turn out to be a width.
    private mutating func scanPosition() -> Int? {
        var end = index
        let value = SpecifierFields.scanNumber(bytes, &end)
        guard end > index, end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return nil }
        index = end + 1
        return value
    }

    private func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private mutating func append(_ content: ScannedItem.Content, _ range: Range<Int>, position: Int? = nil) {
        items.append(ScannedItem(content: content, range: range, position: position))
    }

    private mutating func report(_ kind: TemplateProblem.Kind, at offset: Int, _ text: String) {
        problems.append(TemplateProblem(kind: kind, place: place, offset: offset, text: text))
    }
}
