// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Examples",
    defaultLocalization: "en",
    dependencies: [.package(name: "Blazon", path: "..")],
    targets: [
        // The example of the README, word for word.
        .executableTarget(name: "Quickstart", dependencies: blazon("BlazonViews", "BlazonRendering")),
        // Components of any toolkit restyle together.
        .executableTarget(name: "DarkMode", dependencies: blazon("Blazon")),
        // Control styles that outsiders write.
        .executableTarget(name: "CustomStyle", dependencies: blazon("BlazonViews", "BlazonRendering")),
        // A brand's theme, switched while the program runs.
        .executableTarget(name: "ThemeFeature", dependencies: blazon("BlazonViews", "BlazonRendering")),
        // A terminal that is sent what changes, and no more.
        .executableTarget(
            name: "ScreenUpdates",
            dependencies: blazon("Blazon", "BlazonViews", "BlazonRendering", "BlazonTerminal")
        ),
        // Words that are typed, follow the theme, and are replaced while the program runs.
        .executableTarget(
            name: "DynamicStrings",
            dependencies: blazon("Blazon", "BlazonStrings", "BlazonViews", "BlazonRendering"),
            resources: [.process("Resources")],
            plugins: [.plugin(name: "BlazonStringsPlugin", package: "Blazon")]
        ),
    ]
)

func blazon(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "Blazon") }
}
