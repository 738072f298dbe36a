import BlazonTesting
import Foundation

/// A folder of its own for one test, gone with the value that holds it.
final class ScratchFolder: Sendable {
    let path = NSTemporaryDirectory() + "blazon-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func configuration(_ recording: SnapshotRecording = .missing) -> SnapshotConfiguration {
        SnapshotConfiguration(directory: path, recording: recording)
    }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func contents(of name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    /// The paths of all files, from here.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        .sorted()
    }
}
