/// The word that was probably meant.
enum NearestMatch {
    /// The nearest of some words by Levenshtein distance without regard to case; nil where none is near: where more than
    /// a third of the letters, and more than two, would have to be changed.
    static func of(_ word: String, among choices: [String]) -> String? {
        let nearest = choices.map { (choice: $0, distance: distance(word.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(2, word.count / 3) else { return nil }
        return nearest.choice
    }

    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right.prefix(100))
        var row = Array(0...right.count)
        for (i, letter) in left.prefix(100).enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let substituted = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
            }
        }
        return row[right.count]
    }
}
