import BlazonStrings
import Foundation
import Testing

/// Whatever a file holds, reading it ends, and says nothing that is not so.
@Suite("Malformed files")
struct MutationTests {
    /// How many files each test reads: `BLAZON_FUZZ_COUNT`, or few enough for every run.
    private static let count =
        ProcessInfo.processInfo.environment["BLAZON_FUZZ_COUNT"].flatMap { Int($0) } ?? 7_000

    @Test(arguments: WordsFile.extensions.sorted())
    func `Mutated files`(name: String) throws {
        var mutations = Mutations(random: SplitMix(seed: UInt64(name.utf8.count)))
        for number in 0..<Self.count {
            let bytes = mutations.next()
            let file = WordsFile.parse(bytes, path: "a.\(name)")
            try #require(
                isSound(file, bytes),
                "file \(number): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
            )
        }
    }

    private func isSound(_ file: ParsedFile, _ bytes: [UInt8]) -> Bool {
        let lines = lineLengths(of: bytes)
        let isPlaced = file.diagnostics.allSatisfy { diagnostic in
            guard let lines else { return true }
            let position = diagnostic.position
            return lines.indices.contains(position.line - 1) && 1...lines[position.line - 1] + 1 ~= position.column
        }
        let isOrdered = zip(file.diagnostics, file.diagnostics.dropFirst()).allSatisfy { $0.position <= $1.position }
        return isPlaced && isOrdered
            && file.tables.values.allSatisfy { table in
                Set(table.entries.map(\.key)).count == table.entries.count
                    && table.entries.allSatisfy {
                        !$0.key.text.contains("\u{FFFD}") && !$0.message.format.contains("\u{FFFD}")
                    }
            }
    }

    /// The scalars of each line of a UTF-8 file; nil for any other.
    private func lineLengths(of bytes: [UInt8]) -> [Int]? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(4).contains(0) {
            return nil
        }
        var lines: [[UInt8]] = [[]]
        for (index, byte) in bytes.enumerated() {
            let isBreak = byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
            if isBreak { lines.append([]) } else { lines[lines.count - 1].append(byte) }
        }
        return lines.map { String(decoding: $0, as: UTF8.self).unicodeScalars.count }
    }
}
