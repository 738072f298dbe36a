// swift-tools-version: 6.2
import PackageDescription

// Real toolkits, which need libraries of the system. On Debian:
//
//     apt-get install libgtk-4-dev libncurses-dev
//
// They are a package of their own, so that the other examples build without them. Each gallery can be built alone:
//
//     swift run --package-path Examples/Galleries GtkGallery
//     swift run --package-path Examples/Galleries NcursesGallery
let package = Package(
    name: "Galleries",
    defaultLocalization: "en",
    dependencies: [.package(name: "Blazon", path: "../..")],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
        // What both galleries show: views, words, themes, and the model behind them.
        .target(
            name: "GalleryContent",
            dependencies: blazon("Blazon", "BlazonStrings", "BlazonViews"),
            resources: [.process("Resources")],
            plugins: [.plugin(name: "BlazonStringsPlugin", package: "Blazon")]
        ),
        .executableTarget(
            name: "GtkGallery",
            dependencies: ["CGTK", "GalleryContent"] + blazon("Blazon", "BlazonStrings", "BlazonViews")
        ),
        .executableTarget(
            name: "NcursesGallery",
            dependencies: ["CNcurses", "GalleryContent"] + blazon("Blazon", "BlazonRendering", "BlazonViews")
        ),
    ],
    swiftLanguageModes: [.v6]
)

func blazon(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "Blazon") }
}
