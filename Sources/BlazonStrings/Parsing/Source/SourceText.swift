/// A file as UTF-8, whatever it was written in, without its byte order mark.
///
/// What is not text in the file is no text here either: it stands in `faults`, has been reported, and nothing that
/// contains it may become a key or a word.
struct SourceText {
    let bytes: [UInt8]
    /// The places that are not text, ascending and apart.
    let faults: [Range<Int>]

    /// Reads a file, and reports what is no text; nil where it is too large.
    init?(reading file: [UInt8], log: inout DiagnosticLog) {
        guard file.count <= ParsingLimits.fileSize else {
            log.stop("file of \(file.count) bytes, expected at most \(ParsingLimits.fileSize)", at: .start)
            return nil
        }
        let (encoding, markLength) = TextEncoding.detected(in: file)
        if encoding != .utf8, markLength == 0 {
            log.warning("\(encoding) without a byte order mark", at: .start)
        }
        switch encoding {
        case .utf8:
            bytes = markLength == 0 ? file : Array(file.dropFirst(markLength))
            faults = Self.invalidRanges(of: bytes)
            for fault in faults {
                let values = bytes[fault].prefix(4).map(\.hexadecimal).joined(separator: " ")
                log.error(
                    "invalid UTF-8 byte\(fault.count == 1 ? "" : "s") \(values) at offset \(markLength + fault.lowerBound)",
                    atOffset: fault.lowerBound
                )
            }
        case .utf16(let isBigEndian):
            var decoder = UTF8Transcoder(capacity: file.count)
            decoder.decodeUTF16(file.dropFirst(markLength), isBigEndian: isBigEndian, log: &log)
            (bytes, faults) = (decoder.bytes, decoder.faults)
        case .utf32(let isBigEndian):
            var decoder = UTF8Transcoder(capacity: file.count)
            decoder.decodeUTF32(file.dropFirst(markLength), isBigEndian: isBigEndian, log: &log)
            (bytes, faults) = (decoder.bytes, decoder.faults)
        }
    }

    /// The text of a range; nil where some of it is none.
    func text(in range: Range<Int>) -> String? {
        guard isText(range) else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// What stands in a range, text or not, for a diagnostic.
    func quoted(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self).quoted
    }

    /// Whether a range has no fault.
    func isText(_ range: Range<Int>) -> Bool {
        faults.isEmpty || firstFault(endingAfter: range.lowerBound).map { $0.lowerBound >= range.upperBound } ?? true
    }

    /// The character of one scalar that begins at a place; nil where there is a fault, which has been reported.
    func character(at offset: Int) -> String? {
        guard offset < bytes.count else { return nil }
        let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        return text(in: offset..<end)
    }

    private func firstFault(endingAfter offset: Int) -> Range<Int>? {
        var (low, high) = (0, faults.count)
        while low < high {
            let middle = low + (high - low) / 2
            if faults[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < faults.count ? faults[low] : nil
    }

    /// What is not UTF-8; bytes that follow each other are one range.
    private static func invalidRanges(of bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            do {
                _ = try UTF8Span(validating: bytes.span.extracting(droppingFirst: start))
                break
            } catch {
                let fault = start + error.byteOffsets.lowerBound..<start + error.byteOffsets.upperBound
                if let last = ranges.last, last.upperBound == fault.lowerBound {
                    ranges[ranges.count - 1] = last.lowerBound..<fault.upperBound
                } else {
                    ranges.append(fault)
                }
                start = fault.upperBound
            }
        }
        return ranges
    }
}
