/// The word that was probably meant.
enum NearestMatch {
    /// The nearest of some words by the number of changes, of which a swap of two neighbours is one, without regard to
    /// case; nil where none is near: where more than a third of the letters, and more than two, would have to be changed.
    static func of(_ word: String, among choices: [String]) -> String? {
        let nearest = choices.map { (choice: $0, distance: distance(word.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(2, word.count / 3) else { return nil }
        return nearest.choice
    }

    /// The optimal string alignment distance.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.prefix(100)), Array(right.prefix(100)))
        var rowBefore: [Int] = []
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var next = [i + 1]
            for (j, other) in right.enumerated() {
                var least = min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
                    least = min(least, rowBefore[j - 1] + 1)
                }
                next.append(least)
            }
            (rowBefore, row) = (row, next)
        }
        return row[right.count]
    }
}
