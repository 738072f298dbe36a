import Foundation

/// How many instructions a post takes, counted by valgrind: the same on a busy machine as on an idle one.
struct InstructionCounts {
    /// How many observers there were.
    let observers: Int
    private let counts: [FanOutKind: Double]

    private static let posts = 4

    /// Counts a post of each approach, each in a process of its own.
    ///
    /// - Returns: Nil where there is no valgrind.
    static func counted(observers: Int) throws -> InstructionCounts? {
        guard try status(of: ["valgrind", "--version"]) == 0 else { return nil }
        var counts: [FanOutKind: Double] = [:]
        for kind in FanOutKind.allCases { counts[kind] = try count(kind, observers: observers) }
        return InstructionCounts(observers: observers, counts: counts)
    }

    /// The instructions of a whole post.
    subscript(kind: FanOutKind) -> Double { counts[kind] ?? .nan }

    /// The instructions of a post for each observer; of an approach without observers, of a post.
    func perObserver(_ kind: FanOutKind) -> Double { self[kind] / (kind.isFixedCost ? 1 : Double(observers)) }

    private static func count(_ kind: FanOutKind, observers: Int) throws -> Double {
        let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).callgrind")
        defer { try? FileManager.default.removeItem(at: file) }
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let command = [
            "valgrind", "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=benchmark_counted",
            "--callgrind-out-file=\(file.path)", program, CountedPosts.command.name, kind.rawValue, "\(observers)",
            "\(posts)",
        ]
        guard try status(of: command) == 0 else { throw Failure(kind: kind) }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let total = lines.first { $0.hasPrefix("totals: ") }?.split(separator: " ").last
        guard let count = total.flatMap({ Double($0) }) else { throw Failure(kind: kind) }
        return count / Double(posts)
    }

    /// Runs a program that is looked for in the usual places, and gives its exit status.
    private static func status(of command: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Valgrind that could not count.
    private struct Failure: Error, CustomStringConvertible {
        let kind: FanOutKind

        var description: String { "valgrind could not count '\(kind.rawValue)'" }
    }
}
