import BlazonStrings
import Foundation
import Testing

/// Generated code, for keys of all kinds, passes the compiler without a warning however a module is set up.
@Suite("Generated code compiles")
struct CompilationTests {
    struct Setup: CustomTestStringConvertible {
        let access: GeneratorSettings.Access
        let mode: String
        let isMainActorByDefault: Bool
        let hasNewFeatures: Bool

        var testDescription: String {
            "\(access), mode \(mode)\(isMainActorByDefault ? ", main actor" : "")\(hasNewFeatures ? ", new features" : "")"
        }

        static let all = GeneratorSettings.Access.allCases.flatMap { access in
            ["5", "6"].flatMap { mode in
                [false, true].flatMap { isolated in
                    [false, true].map { features in
                        Setup(access: access, mode: mode, isMainActorByDefault: isolated, hasNewFeatures: features)
                    }
                }
            }
        }

        var options: [String] {
            var options = ["-swift-version", mode]
            if isMainActorByDefault { options += ["-default-isolation", "MainActor"] }
            let features = [
                "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
                "NonisolatedNonsendingByDefault",
                "InferIsolatedConformances",
            ]
            if hasNewFeatures {
                options += features.flatMap { ["-enable-upcoming-feature", $0] } + ["-strict-memory-safety"]
            }
            return options
        }
    }

    @Test(arguments: Setup.all)
    func compiles(setup: Setup) throws {
        var settings = GeneratorSettings()
        settings.access = setup.access
        let code = Generated(
            ["en.lproj/Localizable.strings": Self.words, "en.lproj/self.strings": "\"a\" = \"1\";"],
            settings: settings
        )
        #expect(code.report.allSatisfy { $0.hasPrefix("warning") })
        // As the package manager writes it.
        let bundle = "import Foundation\nextension Foundation.Bundle { static let module: Foundation.Bundle = .main }"
        let output = try Self.check(
            ["Generated": code.text, "Bundle": bundle, "Use": Self.use],
            options: setup.options
        )
        #expect(output == "")
    }

    /// Every reserved word as a word, as a namespace, and as both; then what no name can be made of, and what looks like code.
    private static var words: String {
        let reserved = """
            actor any as associatedtype async await break case catch class continue convenience default defer deinit didSet \
            do dynamic dynamicType else enum extension fallthrough false fileprivate final for func get guard if import in \
            indirect infix init inout internal is isolated lazy left let macro mutating nil none nonisolated open operator \
            optional override package postfix precedencegroup prefix private Protocol protocol public repeat required \
            rethrows return right self Self sending set some static strict struct subscript super switch throw throws true \
            try Type typealias unowned unsafe var weak where while willSet yield Any String Swift Foundation BlazonStrings \
            L10n catalog hash description allCases rawValue module bundle
            """.split(separator: " ").filter { !["Protocol", "Self", "Any"].contains($0) }
        var keys = reserved.flatMap { ["a.\($0)", "n.\($0).\($0)", "both.\($0)", "both.\($0).\($0)"] }
        keys += [
            "w", "w.v.u.t", "w.v.u", "*", " ", "%@ %@", "🎉", "👨‍👩‍👧", "ключ", "レイヤー", "レイヤー.x", "é", "e\u{301}", "2_pens",
        ]
        keys += [
            "×÷", "ª", "ﬁ", "ǅ", "İ", "ß", "x\u{202E}y", "nul\u{1}", "//", "/* x", "*/ y", "\\\\(z)", "``", "$0", "#if",
        ]
        let texts = ["%d", "%2$@ %1$f", "x", "\\n*/ /* // ` `` \\\\(fatalError()) \\\"\\\"\\\"", "%u%%\\U202E\\U0001"]
        return keys.enumerated().map {
            "/* \($0.offset)\n\n// ` */\n\"\($0.element)\" = \"\(texts[$0.offset % 5])\";\n"
        }.joined()
    }

    /// Types of the module that are named as those which the code needs, and calls from outside of any actor.
    private static let use = """
        import BlazonStrings
        struct String {}
        struct Int {}
        struct Double {}
        struct Bundle {}
        struct MainActor {}
        struct StringCatalog {}
        struct StringResource {}
        struct BoundWord {}
        struct LanguageTag {}
        protocol Sendable {}
        nonisolated func use() -> [Swift.String] {
            [L10n.localizable.w(1), L10n.localizable.w.themed(1), L10n.localizable.w.with(1).key, L10n.`self`.a()]
        }
        """

    /// What the compiler says.
    private static func check(_ files: [String: String], options: [String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try files.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name + ".swift")
            try Data(text.utf8).write(to: file)
            return file.path
        }
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let tests = try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
        let headers = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../Sources/BlazonRuntime/include"
        )
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-module-name", "Client", "-package-name", "client"]
            + ["-I", tests.appendingPathComponent("Modules").path, "-I", headers.standardized.path] + options + paths
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return process.terminationStatus == 0 ? text : "status \(process.terminationStatus)\n" + text
    }
}
