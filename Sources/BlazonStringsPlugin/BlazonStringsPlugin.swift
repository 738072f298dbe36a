import Foundation
import PackagePlugin

/// Makes typed accessors of a target's words while it is built.
@main
struct BlazonStringsPlugin: BuildToolPlugin {
    private static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]
    private static let settingsName = "blazon-strings.json"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = Array(target.sourceFiles)
        let words = files.filter { Self.extensions.contains($0.url.pathExtension.lowercased()) }
        guard !words.isEmpty else {
            Diagnostics.warning(
                "target '\(target.name)' has no .strings, .stringsdict or .xcstrings files: nothing to generate"
            )
            return []
        }
        if let stray = words.first(where: { $0.type != .resource }) {
            Diagnostics.error(
                "\(stray.url.path): not a resource of target '\(target.name)': "
                    + "add resources: [.process(\"…\")] with its directory to the target"
            )
            return []
        }
        var inputs = words.map(\.url).sorted { $0.path < $1.path }
        // A target may list it as a resource, exclude it, or let it lie; it counts wherever it lies first.
        let settings = target.directoryURL.appending(path: Self.settingsName)
        if let listed = files.first(where: { $0.url.lastPathComponent == Self.settingsName }) {
            inputs.append(listed.url)
        } else if FileManager.default.fileExists(atPath: settings.path) {
            inputs.append(settings)
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "BlazonStrings+Generated.swift")
        return [
            .buildCommand(
                displayName: "Making accessors of the words of \(target.name)",
                executable: try context.tool(named: "BlazonStringsGenerator").url,
                arguments: [output.path] + inputs.map(\.path),
                inputFiles: inputs,
                outputFiles: [output]
            )
        ]
    }
}
