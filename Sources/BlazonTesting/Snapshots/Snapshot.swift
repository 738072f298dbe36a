import BlazonRendering

/// One rendered text on its way to its golden file.
struct Snapshot {
    /// What was rendered.
    let text: String
    /// What it was rendered to, which decides the extension of the golden file.
    let format: RenderFormat
    /// What the caller calls it; with nil, the test's next ordinal does.
    let name: String?
    /// The test that takes it.
    let origin: SnapshotOrigin
    /// Where golden files lie, and which of them may be written.
    let configuration: SnapshotConfiguration
    /// What this process has taken so far.
    var ledger = SnapshotLedger.shared

    /// Compares the text with its golden file, or writes that.
    ///
    /// - Returns: What is wrong, for a person to read; nil when nothing is.
    func failure() -> String? {
        if name == nil, origin.isParameterized { return Self.needForName }
        let label = name ?? String(ledger.nextOrdinal(of: origin.identity))
        let test = FileNamePart(origin.test, dots: .encoded).encoded
        let suffix = FileNamePart(label, dots: .kept).encoded
        let path = configuration.path(
            of: "\(test).\(suffix).\(format.fileExtension)",
            group: FileNamePart(nested: origin.group).encoded,
            beside: origin.filePath
        )
        let verdict = ledger.claim(
            path,
            owner: origin.identity + (name.map { " named \"\($0)\"" } ?? ", snapshot \(label)"),
            text: text
        )
        if case .taken(let other) = verdict {
            return "\(path) already belongs to \(other). Give one of the two snapshots another name with `named:`."
        }
        return failure(against: GoldenFile(path: path), isTaken: verdict == .takenWithOtherText)
    }

    private func failure(against file: GoldenFile, isTaken: Bool) -> String? {
        let hint = "This test took another snapshot with the same file before: give each its own name with `named:`."
        if configuration.recording == .all {
            if isTaken { return "\(file.path) is not recorded. \(hint)" }
            return file.write(text).map { "\(file.path) \($0)" }
        }
        switch file.read(expecting: text) {
        case .missing:
            return file.write(text).map { "\(file.path) \($0)" }
                ?? "Recorded \(file.path), which did not exist. Look at it, then run again."
        case .unreadable(let reason):
            return "\(file.path) \(reason)."
        case .text(let expected):
            let diff = UnifiedDiff(from: expected, to: text).description
            guard !diff.isEmpty else { return nil }
            let advice = isTaken ? hint : "If this is as it should be, run again with BLAZON_RECORD=1."
            return "What was rendered differs from its golden file.\n--- \(file.path)\n+++ rendered\n\(diff)\n\(advice)"
        }
    }

    /// The failure of a snapshot without a name where only a name can tell it from others.
    static let needForName =
        "A snapshot in a parameterised test needs a name of its own for each case: pass it with `named:`."
}
