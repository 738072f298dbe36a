// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Blazon",
    defaultLocalization: "en",
    products: [
        .library(name: "Blazon", targets: ["Blazon"]),
        .library(name: "BlazonStrings", targets: ["BlazonStrings"]),
        .library(name: "BlazonViews", targets: ["BlazonViews"]),
        .library(name: "BlazonRendering", targets: ["BlazonRendering"]),
        .library(name: "BlazonTerminal", targets: ["BlazonTerminal"]),
        .library(name: "BlazonTesting", targets: ["BlazonTesting"]),
        .executable(name: "blazon", targets: ["BlazonCommand"]),
        .plugin(name: "BlazonStringsPlugin", targets: ["BlazonStringsPlugin"]),
    ],
    targets: [
        // Two entries of Swift's runtime and a thread-local variable, declared for Blazon.
        .target(name: "BlazonRuntime"),
        .target(name: "Blazon", dependencies: ["BlazonRuntime"]),
        .target(name: "BlazonStrings", dependencies: ["Blazon"]),
        .target(name: "BlazonViews", dependencies: ["Blazon", "BlazonStrings"]),
        .target(name: "BlazonRendering", dependencies: ["Blazon", "BlazonStrings", "BlazonViews"]),
        .target(name: "BlazonTerminal", dependencies: ["Blazon", "BlazonViews", "BlazonRendering"]),
        .target(name: "BlazonTesting", dependencies: ["Blazon", "BlazonViews", "BlazonRendering"]),
        .executableTarget(
            name: "BlazonCommand",
            dependencies: ["Blazon", "BlazonStrings", "BlazonViews", "BlazonRendering", "BlazonTerminal"]
        ),
        // Apart from the command, so that those who use the plugin build nothing that draws.
        .executableTarget(name: "BlazonStringsGenerator", dependencies: ["BlazonStrings"]),
        .plugin(
            name: "BlazonStringsPlugin",
            capability: .buildTool(),
            dependencies: ["BlazonStringsGenerator"],
            path: "Sources/BlazonStringsPlugin"
        ),
        .testTarget(name: "BlazonTests", dependencies: ["Blazon", "BlazonTesting"]),
        .testTarget(name: "BlazonStringsTests", dependencies: ["Blazon", "BlazonStrings"]),
        .testTarget(
            name: "BlazonStringsPluginTests",
            dependencies: ["BlazonStrings"],
            resources: [.process("Words")],
            plugins: ["BlazonStringsPlugin"]
        ),
        .testTarget(
            name: "BlazonViewsTests",
            dependencies: ["Blazon", "BlazonStrings", "BlazonViews", "BlazonRendering", "BlazonTesting"],
            exclude: ["Controls/Sheets/__Snapshots__"]
        ),
        .testTarget(
            name: "BlazonRenderingTests",
            dependencies: ["Blazon", "BlazonStrings", "BlazonViews", "BlazonRendering", "BlazonTesting"],
            exclude: ["Icons/__Snapshots__", "Writers/__Snapshots__"]
        ),
        .testTarget(
            name: "BlazonTerminalTests",
            dependencies: ["Blazon", "BlazonViews", "BlazonRendering", "BlazonTerminal"]
        ),
        .testTarget(
            name: "BlazonTestingTests",
            dependencies: ["Blazon", "BlazonViews", "BlazonRendering", "BlazonTesting"]
        ),
        .testTarget(
            name: "BlazonCommandTests",
            dependencies: ["BlazonCommand", "BlazonRendering", "BlazonStrings", "BlazonTesting"],
            exclude: ["__Snapshots__"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// One rule for every target: Swift 6 mode above, and the stricter rules that are still opt-in.
for target in package.targets where target.name != "BlazonRuntime" && target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
        ]
}
