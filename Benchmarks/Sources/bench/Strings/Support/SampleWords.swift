/// A thousand words as an app has them: keys in sections, a comment for each, and in every second one two numbers.
struct SampleWords {
    struct Word {
        let key: String
        let text: String
        /// Whether the text takes two numbers.
        let isFormat: Bool
    }

    static let count = 1000

    let words: [Word]

    /// - Parameter tone: What tells texts of one table or one version from those of another; of the same length, please.
    init(tone: String) {
        words = (0..<Self.count).map { number in
            let key = "section\(number / 100).group\(number / 10 % 10).item\(number % 10)"
            let isFormat = number % 2 == 1
            let text = isFormat ? "\(tone) entry %1$ld of %2$ld in the list" : "\(tone) text of a label, \(number)"
            return Word(key: key, text: text, isFormat: isFormat)
        }
    }

    /// As a file of words.
    var file: String {
        words.map { "/* Shown in the list of a section. */\n\"\($0.key)\" = \"\($0.text)\";\n" }.joined(separator: "\n")
    }
}
