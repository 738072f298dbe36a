public import BlazonRendering
public import Testing

/// Expects text that is rendered already to be as its golden file says.
///
/// ```swift
/// @Test func gauge() { expectSnapshot(of: Gauge(value: 0.5).dump()) }
/// // compares with __Snapshots__/GaugeTests/gauge.1.txt
/// ```
///
/// - Parameters:
///   - text: What was rendered.
///   - format: What it was rendered to; it decides the golden file's extension.
///   - name: What the snapshot is called within its test. With nil it is the test's next one: 1, 2, … A parameterised
///     test, a detached task and a child task give names of their own.
///   - configuration: Where golden files lie, and which of them may be written.
///   - sourceLocation: Where a failure is reported.
///   - function: The calling function, which names the snapshot in a detached task.
public func expectSnapshot(
    of text: String,
    as format: RenderFormat = .text,
    named name: String? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    sourceLocation: SourceLocation = #_sourceLocation,
    function: String = #function
) {
    Snapshot(
        text: text,
        format: format,
        name: name,
        origin: SnapshotOrigin(fileID: sourceLocation.fileID, filePath: sourceLocation.filePath, function: function),
        configuration: configuration
    ).expect(at: sourceLocation)
}
