public import Blazon
public import BlazonRendering
public import BlazonViews

/// Compares a view, rendered in every one of some themes and variants, with golden files, for XCTest and others.
///
/// Each combination has a golden file of its own, named after the theme's id and the variant.
///
/// ```swift
/// for failure in snapshotFailures(of: Inbox(isLoading: true), themes: [.system]) { XCTFail(failure) }
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
///   - fileID: The calling file as `Module/File.swift`.
///   - filePath: The calling file's path. The golden files lie beside it.
///   - function: The test function. A helper that takes snapshots for others forwards these three.
/// - Returns: What is wrong with each combination with which something is.
public func snapshotFailures(
    of view: some View,
    as format: RenderFormat = .text,
    themes: [Theme],
    variants: [Theme.Variant] = Theme.Variant.allCases,
    named name: String? = nil,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function
) -> [String] {
    let matrix = SnapshotMatrix(
        themes: themes,
        variants: variants,
        format: format,
        name: name,
        origin: SnapshotOrigin(fileID: fileID, filePath: filePath, function: function),
        configuration: configuration
    )
    return matrix.failures { theme, variant in
        view.rendered(as: format, theme: theme, variant: variant, width: width, height: height)
    }
}

/// Compares a node, rendered in every one of some themes and variants, with golden files, for XCTest and others.
///
/// Each combination has a golden file of its own, named after the theme's id and the variant.
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
///   - fileID: The calling file as `Module/File.swift`.
///   - filePath: The calling file's path. The golden files lie beside it.
///   - function: The test function. A helper that takes snapshots for others forwards these three.
/// - Returns: What is wrong with each combination with which something is.
public func snapshotFailures(
    of node: Node,
    as format: RenderFormat = .text,
    themes: [Theme],
    variants: [Theme.Variant] = Theme.Variant.allCases,
    named name: String? = nil,
    width: Int? = nil,
    height: Int? = nil,
    configuration: SnapshotConfiguration = SnapshotConfiguration(),
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function
) -> [String] {
    let matrix = SnapshotMatrix(
        themes: themes,
        variants: variants,
        format: format,
        name: name,
        origin: SnapshotOrigin(fileID: fileID, filePath: filePath, function: function),
        configuration: configuration
    )
    return matrix.failures { theme, variant in
        node.rendered(as: format, theme: theme, variant: variant, width: width, height: height)
    }
}
