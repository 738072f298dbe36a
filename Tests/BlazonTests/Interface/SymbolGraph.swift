import Foundation

/// The public symbols of a module, as the compiler writes them down for documentation.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        let pathComponents: [String]
        let docComment: DocComment?
        /// Where it stands in the source; nil for what the compiler wrote, such as `==` and `init(rawValue:)`.
        let location: Location?

        struct DocComment: Decodable {
            /// The module that the comment was written in: another one where it is inherited.
            let module: String?
            let lines: [Line]
        }

        struct Line: Decodable {
            let text: String
        }

        struct Location: Decodable {
            let uri: String
            let position: Position
        }

        struct Position: Decodable {
            /// Counted from 0.
            let line: Int
        }
    }
}

extension SymbolGraph.Symbol {
    /// `File.swift:12 Type.member`, for people who look for it.
    var description: String {
        let place = location.map { "\($0.uri.split(separator: "/").last ?? ""):\($0.position.line + 1) " } ?? ""
        return place + pathComponents.joined(separator: ".")
    }

    /// Whether somebody wrote it for others to use, rather than the compiler, or for a macro or a plugin only.
    var isWritten: Bool {
        location != nil && !pathComponents.contains { $0.hasPrefix("_") }
    }
}

extension SymbolGraph.Symbol.DocComment {
    /// What stands before the first full stop, or before the first empty line.
    var firstSentence: String {
        let paragraph = lines.map { $0.text.trimmingCharacters(in: .whitespaces) }.prefix { !$0.isEmpty }
        let text = paragraph.joined(separator: " ")
        let end = text.indices.first { index in
            let next = text.index(after: index)
            return ".!?".contains(text[index]) && (next == text.endIndex || text[next] == " ")
        }
        return end.map { String(text[...$0]) } ?? text
    }
}
