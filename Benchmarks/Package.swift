// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Blazon", path: "..")],
    targets: [
        // What Swift cannot ask of the C library, and a function that a profiler can be told to watch.
        .target(name: "BenchmarkSupport"),
        .executableTarget(
            name: "bench",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "Blazon", package: "Blazon"),
                .product(name: "BlazonStrings", package: "Blazon"),
                .product(name: "BlazonViews", package: "Blazon"),
                .product(name: "BlazonRendering", package: "Blazon"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ],
            // Valgrind gives up on debug information that is newer than itself. Symbols stay.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
