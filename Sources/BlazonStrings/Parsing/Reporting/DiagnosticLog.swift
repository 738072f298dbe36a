/// Collects what is to be said of one file.
///
/// A scanner knows byte offsets, what comes after it knows positions; the log takes both, and turns offsets into
/// positions once, in the end, since most files have none to turn.
struct DiagnosticLog {
    private struct Fault {
        let severity: StringsDiagnostic.Severity
        let offset: Int
        let message: String
    }

    private let path: String
    private var faults: [Fault] = []
    private var placed: [StringsDiagnostic] = []
    /// Whether a limit was passed: what follows is not read, and what comes of that is not reported.
    private(set) var isStopped = false
    private var counts: [StringsDiagnostic.Severity: Int] = [:]

    init(path: String) {
        self.path = path
    }

    /// Those that were reported by position, in the order of their positions.
    var diagnostics: [StringsDiagnostic] { placed.inOrder }

    /// All of them, in the order of their positions.
    ///
    /// - Parameter bytes: What the reported offsets are offsets in.
    func diagnostics(in bytes: [UInt8]) -> [StringsDiagnostic] {
        guard !faults.isEmpty || !placed.isEmpty else { return [] }
        var positions = PositionTracker(bytes)
        let found = faults.sorted { $0.offset < $1.offset }.map { fault in
            StringsDiagnostic(
                fault.severity,
                path: path,
                position: positions.position(at: fault.offset),
                message: fault.message
            )
        }
        return (found + placed).inOrder
    }

    mutating func error(_ message: @autoclosure () -> String, atOffset offset: Int) {
        guard let message = counted(message, as: .error) else { return }
        faults.append(Fault(severity: .error, offset: offset, message: message))
    }

    mutating func warning(_ message: @autoclosure () -> String, atOffset offset: Int) {
        guard let message = counted(message, as: .warning) else { return }
        faults.append(Fault(severity: .warning, offset: offset, message: message))
    }

    mutating func error(_ message: @autoclosure () -> String, at position: SourcePosition) {
        guard let message = counted(message, as: .error) else { return }
        placed.append(StringsDiagnostic(.error, path: path, position: position, message: message))
    }

    mutating func warning(_ message: @autoclosure () -> String, at position: SourcePosition) {
        guard let message = counted(message, as: .warning) else { return }
        placed.append(StringsDiagnostic(.warning, path: path, position: position, message: message))
    }

    /// Reports that a limit was passed.
    mutating func stop(_ message: @autoclosure () -> String, atOffset offset: Int) {
        error(message(), atOffset: offset)
        isStopped = true
    }

    mutating func stop(_ message: @autoclosure () -> String, at position: SourcePosition) {
        error(message(), at: position)
        isStopped = true
    }

    /// The message; nil where there have been too many of its severity.
    private mutating func counted(_ message: () -> String, as severity: StringsDiagnostic.Severity) -> String? {
        if isStopped { return nil }
        let count = counts[severity, default: 0] + 1
        counts[severity] = count
        if count < ParsingLimits.diagnostics { return message() }
        return count == ParsingLimits.diagnostics ? "more \(severity)s of this file are not reported" : nil
    }
}

extension [StringsDiagnostic] {
    /// By position; those at one position in the order in which they were reported.
    fileprivate var inOrder: [StringsDiagnostic] {
        enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
    }
}
