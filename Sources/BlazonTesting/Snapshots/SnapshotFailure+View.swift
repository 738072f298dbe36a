public import Blazon
public import BlazonRendering
public import BlazonViews

/// Compares a view, rendered in one theme and variant, with its golden file, for XCTest and other test libraries.
///
/// ```swift
/// if let failure = snapshotFailure(of: Inbox(isLoading: true), width: 40) { XCTFail(failure) }
/// ```
///
/// - Parameters:
///   - view: What is rendered. Without a width or height it takes its ideal size.
///   - format: What it is rendered to; it decides the golden file's extension.
///   - name: What the snapshot is called within its test. With nil it is the test's next one: 1, 2, …
///   - theme: The theme it is rendered in.
///   - variant: The variant it is rendered in.
///   - width: Cells in a row.
///   - height: Rows.
///   - configuration: Where golden files lie, and which of them may be written.
///   - fileID: The calling file as `Module/File.swift`.
///   - filePath: The calling file's path. The golden files lie beside it.
///   - function: The test function. A helper that takes snapshots for others forwards these three.
/// - Returns: What is wrong, with a unified diff where the texts differ; nil when nothing is.
public func snapshotFailure(
    of view: some View,
    as format: RenderFormat = .text,
    named name: String? = nil,
    theme: Theme = .system,
    variant: Theme.Variant = .light,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function
) -> String? {
    snapshotFailure(
        of: view.rendered(as: format, theme: theme, variant: variant, width: width, height: height),
        as: format,
        named: name,
        configuration: configuration,
        fileID: fileID,
        filePath: filePath,
        function: function
    )
}

/// Compares a node, rendered in one theme and variant, with its golden file, for XCTest and other test libraries.
///
/// - Parameters:
///   - node: What is rendered. Without a width or height it takes its ideal size.
///   - format: What it is rendered to; it decides the golden file's extension.
///   - name: What the snapshot is called within its test. With nil it is the test's next one: 1, 2, …
///   - theme: The theme it is rendered in.
///   - variant: The variant it is rendered in.
///   - width: Cells in a row.
///   - height: Rows.
///   - configuration: Where golden files lie, and which of them may be written.
///   - fileID: The calling file as `Module/File.swift`.
///   - filePath: The calling file's path. The golden files lie beside it.
///   - function: The test function. A helper that takes snapshots for others forwards these three.
/// - Returns: What is wrong, with a unified diff where the texts differ; nil when nothing is.
public func snapshotFailure(
    of node: Node,
    as format: RenderFormat = .text,
    named name: String? = nil,
    theme: Theme = .system,
    variant: Theme.Variant = .light,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function
) -> String? {
    snapshotFailure(
        of: node.rendered(as: format, theme: theme, variant: variant, width: width, height: height),
        as: format,
        named: name,
        configuration: configuration,
        fileID: fileID,
        filePath: filePath,
        function: function
    )
}
