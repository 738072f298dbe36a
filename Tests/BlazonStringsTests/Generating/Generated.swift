import BlazonStrings

/// What the generator makes of some files.
struct Generated {
    let text: String
    /// As `error en.lproj/Localizable.strings:1:1 …`.
    let report: [String]

    /// - Parameter files: Texts by their paths.
    init(_ files: [String: String], settings: GeneratorSettings? = nil) {
        let output = StringsGenerator.generate(SourceFile.files(files), settings: settings)
        text = output.text ?? ""
        report = output.diagnostics.map(\.report)
    }

    /// One table in the development language.
    init(_ strings: String, settings: GeneratorSettings? = nil) {
        self.init(["en.lproj/Localizable.strings": strings], settings: settings)
    }

    /// The declarations of accessors and types, without their bodies, access levels and `nonisolated`.
    var declarations: [String] {
        let body = text.split(separator: "\nprivate nonisolated enum").first ?? ""
        return body.split(separator: "\n").map { $0.drop { $0 == " " } }.compactMap { line in
            let words = line.split(separator: " ").drop {
                ["internal", "public", "package", "static", "nonisolated"].contains($0)
            }
            guard let kind = words.first, ["var", "enum", "struct"].contains(kind) else { return nil }
            return words.joined(separator: " ").replacing("BlazonStrings.", with: "").replacing(" {", with: "")
        }
    }
}

extension SourceFile {
    static func files(_ texts: [String: String]) -> [SourceFile] {
        texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    }
}

extension StringsDiagnostic {
    var report: String { "\(severity) \(path):\(position) \(message)" }
}
