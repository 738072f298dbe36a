import Blazon
import BlazonRendering
import Testing

/// One thing on its way to its golden files, one for each of some themes and variants.
struct SnapshotMatrix {
    /// The themes it is rendered in.
    let themes: [Theme]
    /// The variants it is rendered in.
    let variants: [Theme.Variant]
    /// What it is rendered to.
    let format: RenderFormat
    /// What the caller calls it, if anything; it stands before the theme and variant.
    let name: String?
    /// The test that takes it.
    let origin: SnapshotOrigin
    /// Where golden files lie, and which of them may be written.
    let configuration: SnapshotConfiguration

    /// Compares each combination with its golden file, or writes that.
    ///
    /// - Parameter render: Renders in one theme and variant.
    /// - Returns: What is wrong with each combination with which something is.
    func failures(rendering render: (Theme, Theme.Variant) -> String) -> [String] {
        if name == nil, origin.isParameterized { return [Snapshot.needForName] }
        if themes.isEmpty || variants.isEmpty {
            return ["A matrix without a theme or without a variant compares nothing."]
        }
        return themes.flatMap { theme in
            variants.compactMap { variant in
                let combination = "\(theme.id)-\(variant)"
                return Snapshot(
                    text: render(theme, variant),
                    format: format,
                    name: name.map { "\($0).\(combination)" } ?? combination,
                    origin: origin,
                    configuration: configuration
                ).failure()
            }
        }
    }

    /// Records an issue of Swift Testing for each combination with which something is wrong.
    func expect(at sourceLocation: SourceLocation, rendering render: (Theme, Theme.Variant) -> String) {
        for failure in failures(rendering: render) {
            Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
        }
    }
}
