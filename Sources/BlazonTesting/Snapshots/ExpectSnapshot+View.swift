public import Blazon
public import BlazonRendering
public import BlazonViews
public import Testing

/// Expects a view, rendered in one theme and variant, to be as its golden file says.
///
/// ```swift
/// @Test func inbox() { expectSnapshot(of: Inbox(isLoading: true), width: 40, height: 6) }
/// // compares with __Snapshots__/InboxTests/inbox.1.txt
/// ```
///
/// - Parameters:
///   - view: What is rendered. Without a width or height it takes its ideal size.
///   - format: What it is rendered to; it decides the golden file's extension.
///   - name: What the snapshot is called within its test. With nil it is the test's next one: 1, 2, … A parameterised
///     test, a detached task and a child task give names of their own.
///   - theme: The theme it is rendered in.
///   - variant: The variant it is rendered in.
///   - width: Cells in a row.
///   - height: Rows.
///   - configuration: Where golden files lie, and which of them may be written.
///   - sourceLocation: Where a failure is reported.
///   - function: The calling function, which names the snapshot in a detached task.
public func expectSnapshot(
    of view: some View,
    as format: RenderFormat = .text,
    named name: String? = nil,
    theme: Theme = .system,
    variant: Theme.Variant = .light,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    sourceLocation: SourceLocation = #_sourceLocation,
    function: String = #function
) {
    expectSnapshot(
        of: view.rendered(as: format, theme: theme, variant: variant, width: width, height: height),
        as: format,
        named: name,
        configuration: configuration,
        sourceLocation: sourceLocation,
        function: function
    )
}

/// Expects a node, rendered in one theme and variant, to be as its golden file says.
///
/// - Parameters:
///   - node: What is rendered. Without a width or height it takes its ideal size.
///   - format: What it is rendered to; it decides the golden file's extension.
///   - name: What the snapshot is called within its test. With nil it is the test's next one: 1, 2, … A parameterised
///     test, a detached task and a child task give names of their own.
///   - theme: The theme it is rendered in.
///   - variant: The variant it is rendered in.
///   - width: Cells in a row.
///   - height: Rows.
///   - configuration: Where golden files lie, and which of them may be written.
///   - sourceLocation: Where a failure is reported.
///   - function: The calling function, which names the snapshot in a detached task.
public func expectSnapshot(
    of node: Node,
    as format: RenderFormat = .text,
    named name: String? = nil,
    theme: Theme = .system,
    variant: Theme.Variant = .light,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    sourceLocation: SourceLocation = #_sourceLocation,
    function: String = #function
) {
    expectSnapshot(
        of: node.rendered(as: format, theme: theme, variant: variant, width: width, height: height),
        as: format,
        named: name,
        configuration: configuration,
        sourceLocation: sourceLocation,
        function: function
    )
}
