public import BlazonRendering

/// Compares text that is rendered already with its golden file, for XCTest and other test libraries.
///
/// ```swift
/// if let failure = snapshotFailure(of: gauge.dump()) { XCTFail(failure) }
/// ```
///
/// - Parameters:
///   - text: What was rendered.
///   - format: What it was rendered to; it decides the golden file's extension.
///   - name: What the snapshot is called within its test. With nil it is the test's next one: 1, 2, …
///   - configuration: Where golden files lie, and which of them may be written.
///   - fileID: The calling file as `Module/File.swift`.
///   - filePath: The calling file's path. The golden files lie beside it.
///   - function: The test function. A helper that takes snapshots for others forwards these three.
/// - Returns: What is wrong, with a unified diff where the texts differ; nil when nothing is.
public func snapshotFailure(
    of text: String,
    as format: RenderFormat = .text,
    named name: String? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function
) -> String? {
    Snapshot(
        text: text,
        format: format,
        name: name,
        origin: SnapshotOrigin(fileID: fileID, filePath: filePath, function: function),
        configuration: configuration
    ).failure()
}
