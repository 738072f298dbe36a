/// The names that keys have in Swift.
package enum Identifier {
    /// A segment of a key, or the name of a table, in lower camel case.
    ///
    /// What cannot stand in a name separates words: `invalid-range` is `invalidRange`. Capitals that begin it become
    /// small as far as they are one word: `URLSession` is `urlSession`, `MAX_SIZE` is `maxSize`. A name that would begin
    /// with a digit gets a `_`. Where nothing is left, the characters are spelled out: `*` is `key_u002A`.
    static func lowerCamelCase(_ segment: some StringProtocol) -> String {
        let words = String(segment).unicodeScalars
            .split { !IdentifierCharacters.canContinue($0) || $0 == "_" }
            .map { String($0) }
        guard let first = words.first else {
            return "key_" + segment.unicodeScalars.map { "u" + $0.hexadecimal }.joined(separator: "_")
        }
        let isLoud = words.count > 1 && !segment.unicodeScalars.contains { $0.properties.isLowercase }
        let rest = words.dropFirst().map { capitalized(isLoud ? $0.lowercased() : $0) }
        let name = (isLoud ? first.lowercased() : beginningSmall(first)) + rest.joined()
        return name.unicodeScalars.first.map(IdentifierCharacters.canBegin) == true ? name : "_" + name
    }

    /// A name as it is declared: in backticks where Swift means something else by it.
    package static func quoted(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    private static func capitalized(_ word: String) -> String {
        guard let first = word.unicodeScalars.first, first.properties.isLowercase else { return word }
        return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
    }

    private static func beginningSmall(_ word: String) -> String {
        let scalars = word.unicodeScalars
        let capitals = scalars.prefix { $0.properties.isUppercase }.count
        let next = scalars.dropFirst(capitals).first
        // The last capital of several begins the next word, where one follows.
        let isNextWord = capitals > 1 && next?.properties.isLowercase == true
        let count = isNextWord ? capitals - 1 : capitals
        return scalars.prefix(count).map(\.properties.lowercaseMapping).joined() + String(scalars.dropFirst(count))
    }

    /// Whatever is a keyword somewhere; backticks do no harm where it is none.
    private static let reserved: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard",
        "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "macro", "mutating", "nil",
        "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "unsafe", "unowned", "var", "weak", "where", "while", "yield",
    ]
}

extension Unicode.Scalar {
    /// Four digits or more: `002A`.
    var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
