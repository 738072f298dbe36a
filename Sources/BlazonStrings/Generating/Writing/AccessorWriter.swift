/// Writes accessors as Swift.
///
/// What it writes compiles in language modes 5 and 6, whatever isolation is the default, and whatever the module has named
/// `String` or `Int`: all types are qualified, and no name that a key becomes begins with a capital letter of ASCII. The
/// accessors are computed, since thousands of stored ones take a compiler three times as long.
struct AccessorWriter {
    let settings: GeneratorSettings
    let development: TableLanguage
    /// By the name of the table.
    let project: [String: ProjectTable]

    var access: String { settings.access.rawValue + " " }
    private var resources: String { "_\(settings.name)Resources" }

    private init(settings: GeneratorSettings, development: TableLanguage, project: WordProject) {
        self.settings = settings
        self.development = development
        self.project = Dictionary(project.tables.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The whole file.
    static func file(
        _ tables: [AccessorTable],
        settings: GeneratorSettings,
        development: TableLanguage,
        project: WordProject
    ) -> String {
        let writer = AccessorWriter(settings: settings, development: development, project: project)
        var code = CodeLines()
        writer.writeHeader(to: &code)
        writer.writeRoot(tables, to: &code)
        writer.writeResources(to: &code)
        return code.text
    }

    private func writeHeader(to code: inout CodeLines) {
        code.add("// Made by Blazon from the words of this target, and made anew when they change.")
        code.add("// swift-format-ignore-file")
        code.separate()
        switch settings.access {
        case .internal: code.add("import BlazonStrings")
        case .public: code.add("public import BlazonStrings")
        case .package:
            // Where imports are public unless they say otherwise, one that says less is an error in the other files.
            code.add("#if hasFeature(InternalImportsByDefault)")
            code.add("package import BlazonStrings")
            code.add("#else")
            code.add("import BlazonStrings")
            code.add("#endif")
        }
        code.add("import Foundation")
        code.separate()
    }

    private func writeRoot(_ tables: [AccessorTable], to code: inout CodeLines) {
        let language = SwiftLiteral.of((development.languageTag ?? .undetermined).description)
        code.add(documentation: ["The words of this target."])
        code.add("\(access)nonisolated enum \(settings.name)") { code in
            code.add(documentation: ["Where the words are read from."])
            code.add(
                "\(access)static let catalog: BlazonStrings.StringCatalog = "
                    + ".init(bundle: \(resources).bundle, development: \(language))"
            )
            for table in tables where !table.accessors.isEmpty {
                code.separate()
                code.add(documentation: DocumentationText(comment: "Table “\(table.table)”.", texts: []).lines)
                code.add("\(access)nonisolated enum \(Identifier.quoted(table.name))") { code in
                    writeMembers(table.accessors[...], of: table.table, depth: 0, isStatic: true, to: &code)
                }
            }
        }
    }

    /// The bundle, out of reach of the isolation that the package manager's accessor is given.
    private func writeResources(to code: inout CodeLines) {
        code.separate()
        code.add("private nonisolated enum \(resources)") { code in
            code.add("static var bundle: Foundation.Bundle") { code in
                code.add(
                    "// `Bundle.module` is a constant that any thread may read. It is the main actor's only where a"
                )
                code.add("// module makes that the default; so it is read without asking, as `assumeIsolated` does.")
                code.add("let module: @Swift.MainActor () -> Foundation.Bundle = \(resources).module")
                code.add("return unsafe Swift.unsafeBitCast(module, to: (() -> Foundation.Bundle).self)()")
            }
            code.separate()
            code.add("@Swift.MainActor private static func module() -> Foundation.Bundle { .module }")
        }
    }
}
