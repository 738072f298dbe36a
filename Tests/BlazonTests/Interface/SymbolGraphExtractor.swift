import Foundation

/// Has the compiler write down the public symbols of a module that stands beside the running tests.
enum SymbolGraphExtractor {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The symbols that a module declares, and those that it adds to types of other modules.
    ///
    /// - Parameter module: The module's name.
    static func symbols(of module: String) async throws -> (own: [SymbolGraph.Symbol], added: [SymbolGraph.Symbol]) {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw Failure(description: "The tests do not know where they lie.")
        }
        let modules = executable.deletingLastPathComponent().appendingPathComponent("Modules")
        // A module of C has no compiled form: its headers are read.
        let headers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/BlazonRuntime/include").standardized
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }

        let log = output.appendingPathComponent("log")
        try Data().write(to: log)
        let status = try await run(
            [
                "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path, "-I", headers.path,
                "-output-dir", output.path, "-minimum-access-level", "public", "-skip-synthesized-members",
            ],
            log: FileHandle(forWritingTo: log)
        )
        guard status == 0 else {
            let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            throw Failure(description: "swift symbolgraph-extract ended with \(status) for \(module):\n\(text)")
        }

        let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
        let graphs = try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }.map { file in
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            return (isOwn: file.lastPathComponent == "\(module).symbols.json", symbols: graph.symbols)
        }
        return (
            own: graphs.filter(\.isOwn).flatMap(\.symbols),
            added: graphs.filter { !$0.isOwn }.flatMap(\.symbols)
        )
    }

    private static func run(_ arguments: [String], log: FileHandle) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = log
        process.standardError = log
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}
