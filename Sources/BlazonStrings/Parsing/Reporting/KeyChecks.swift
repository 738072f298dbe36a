/// What is said of the keys of a table, whatever file it comes from.
enum KeyChecks {
    /// Warns of a key that has a line break, which is rarely meant.
    static func checkLineBreaks(in key: String, at position: SourcePosition, log: inout DiagnosticLog) {
        if key.containsByte(where: { $0.isLineBreak }) { log.warning("line break in key \(key.quoted)", at: position) }
    }

    /// Warns of keys that are two by their UTF-8 and one to a reader, such as `é` in one character and in two.
    ///
    /// - Parameter keys: Each once, in the order of the file.
    static func checkLookAlikes(
        among keys: some Sequence<(key: StringKey, position: SourcePosition)>,
        log: inout DiagnosticLog
    ) {
        // Only where a key is not ASCII can two be alike: nearly all files are done here.
        guard keys.contains(where: { $0.key.text.containsByte { !$0.isASCII } }) else { return }
        // `String` compares by canonical equivalence, which is the likeness that is meant.
        var places: [String: SourcePosition] = [:]
        for (key, position) in keys {
            if let first = places[key.text] {
                log.warning(
                    "look-alike keys (\(first), \(position)): \(key.text.quoted) is written with other characters there",
                    at: position
                )
            } else {
                places[key.text] = position
            }
        }
    }
}

extension String {
    /// Whether a byte of its UTF-8 is such; on contiguous memory, for this is asked of every key.
    fileprivate func containsByte(where isSuch: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(where: isSuch) } ?? utf8.contains(where: isSuch)
    }
}
