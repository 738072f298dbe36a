public import Blazon
public import BlazonRendering
public import BlazonViews
public import Testing

/// Expects a view, rendered in every one of some themes and variants, to be as the golden files say.
///
/// Each combination has a golden file of its own, named after the theme's id and the variant, and fails for itself.
///
/// ```swift
/// @Test func inbox() { expectSnapshots(of: Inbox(isLoading: true), as: .ansi(.trueColor), themes: [.system]) }
/// // compares with __Snapshots__/InboxTests/inbox.system-light.ansi, inbox.system-dark.ansi,
/// // inbox.system-light-increased.ansi and inbox.system-dark-increased.ansi
/// ```
///
/// - Parameters:
///   - view: What is rendered. Without a width or height it takes its ideal size.
///   - format: What it is rendered to; it decides the golden files' extension.
///   - themes: The themes it is rendered in, each with an id of its own.
///   - variants: The variants it is rendered in.
///   - name: What stands before the theme in the golden files' names, for a second matrix in one test, and for each case
///     of a parameterised one.
///   - width: Cells in a row.
///   - height: Rows.
///   - configuration: Where golden files lie, and which of them may be written.
///   - sourceLocation: Where a failure is reported.
///   - function: The calling function, which names the snapshot in a detached task.
public func expectSnapshots(
    of view: some View,
    as format: RenderFormat = .text,
    themes: [Theme],
    variants: [Theme.Variant] = Theme.Variant.allCases,
    named name: String? = nil,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    sourceLocation: SourceLocation = #_sourceLocation,
    function: String = #function
) {
    let matrix = SnapshotMatrix(
        themes: themes,
        variants: variants,
        format: format,
        name: name,
        origin: SnapshotOrigin(fileID: sourceLocation.fileID, filePath: sourceLocation.filePath, function: function),
        configuration: configuration
    )
    matrix.expect(at: sourceLocation) { theme, variant in
        view.rendered(as: format, theme: theme, variant: variant, width: width, height: height)
    }
}

/// Expects a node, rendered in every one of some themes and variants, to be as the golden files say.
///
/// Each combination has a golden file of its own, named after the theme's id and the variant, and fails for itself.
///
/// - Parameters:
///   - node: What is rendered. Without a width or height it takes its ideal size.
///   - format: What it is rendered to; it decides the golden files' extension.
///   - themes: The themes it is rendered in, each with an id of its own.
///   - variants: The variants it is rendered in.
///   - name: What stands before the theme in the golden files' names, for a second matrix in one test, and for each case
///     of a parameterised one.
///   - width: Cells in a row.
///   - height: Rows.
///   - configuration: Where golden files lie, and which of them may be written.
///   - sourceLocation: Where a failure is reported.
///   - function: The calling function, which names the snapshot in a detached task.
public func expectSnapshots(
    of node: Node,
    as format: RenderFormat = .text,
    themes: [Theme],
    variants: [Theme.Variant] = Theme.Variant.allCases,
    named name: String? = nil,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    sourceLocation: SourceLocation = #_sourceLocation,
    function: String = #function
) {
    let matrix = SnapshotMatrix(
        themes: themes,
        variants: variants,
        format: format,
        name: name,
        origin: SnapshotOrigin(fileID: sourceLocation.fileID, filePath: sourceLocation.filePath, function: function),
        configuration: configuration
    )
    matrix.expect(at: sourceLocation) { theme, variant in
        node.rendered(as: format, theme: theme, variant: variant, width: width, height: height)
    }
}
