/// Writes the characters of a UTF-16 or UTF-32 file as UTF-8.
struct UTF8Transcoder {
    private(set) var bytes: [UInt8] = []
    /// Where there was no character, ascending and apart.
    private(set) var faults: [Range<Int>] = []

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    mutating func decodeUTF16(_ file: ArraySlice<UInt8>, isBigEndian: Bool, log: inout DiagnosticLog) {
        let (high, low) = isBigEndian ? (0, 1) : (1, 0)
        var offset = file.startIndex
        var unfinished: UInt32?
        while file.endIndex - offset >= 2 {
            let unit = UInt32(file[offset + high]) << 8 | UInt32(file[offset + low])
            offset += 2
            if let lead = unfinished {
                unfinished = nil
                if let scalar = Unicode.Scalar(lead: lead, trail: unit) {
                    bytes.append(scalar)
                    continue
                }
                append(lead, log: &log)
            }
            if (0xD800...0xDBFF).contains(unit) { unfinished = unit } else { append(unit, log: &log) }
        }
        if let lead = unfinished { append(lead, log: &log) }
        if offset < file.endIndex { appendFault("half a character at the end of the file", log: &log) }
    }

    mutating func decodeUTF32(_ file: ArraySlice<UInt8>, isBigEndian: Bool, log: inout DiagnosticLog) {
        var offset = file.startIndex
        while file.endIndex - offset >= 4 {
            var value: UInt32 = 0
            for index in 0..<4 {
                value = value << 8 | UInt32(file[offset + (isBigEndian ? index : 3 - index)])
            }
            append(value, log: &log)
            offset += 4
        }
        if offset < file.endIndex { appendFault("part of a character at the end of the file", log: &log) }
    }

    private mutating func append(_ value: UInt32, log: inout DiagnosticLog) {
        if let scalar = Unicode.Scalar(value) {
            bytes.append(scalar)
        } else if (0xD800...0xDFFF).contains(value) {
            appendFault("unpaired surrogate 0x\(String(value, radix: 16, uppercase: true))", log: &log)
        } else {
            appendFault("no character has the number 0x\(String(value, radix: 16, uppercase: true))", log: &log)
        }
    }

    /// Keeps the place by a byte that UTF-8 never has, so that columns count it.
    private mutating func appendFault(_ message: @autoclosure () -> String, log: inout DiagnosticLog) {
        let offset = bytes.count
        log.error(message(), atOffset: offset)
        bytes.append(0xFF)
        if let last = faults.last, last.upperBound == offset {
            faults[faults.count - 1] = last.lowerBound..<offset + 1
        } else {
            faults.append(offset..<offset + 1)
        }
    }
}
