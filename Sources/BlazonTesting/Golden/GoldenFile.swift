import Foundation

/// A file that holds what a snapshot must look like: the text, and one line feed that ends the last line.
struct GoldenFile {
    /// Where it lies.
    let path: String

    /// What reading it comes to.
    enum Contents: Equatable {
        /// There is no such file.
        case missing
        /// The text, without the line feed that was added.
        case text(String)
        /// It cannot be read, for this reason.
        case unreadable(String)
    }

    /// Reads the file.
    ///
    /// - Parameter expected: The text that is hoped for. A file that was checked out with CRLF line ends is read as if
    ///   it had LF, unless it is right as it stands.
    func read(expecting expected: String) -> Contents {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return .missing
        } catch {
            return .unreadable("cannot be read: \(Self.reason(of: error))")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            return .unreadable("is not UTF-8")
        }
        let exact = Self.droppingLastLineFeed(text)
        if exact.utf8.elementsEqual(expected.utf8) { return .text(exact) }
        return .text(Self.droppingLastLineFeed(Self.undoingCheckout(text)))
    }

    /// Writes the text and its last line feed, and makes the folder first where there is none.
    ///
    /// - Returns: The reason why it could not, or nil.
    func write(_ text: String) -> String? {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data((text + "\n").utf8).write(to: url, options: .atomic)
            return nil
        } catch {
            return "cannot be written: \(Self.reason(of: error))"
        }
    }

    private static func droppingLastLineFeed(_ text: String) -> String {
        // In scalars, because CR LF is one `Character`.
        text.unicodeScalars.last == "\n" ? String(text.unicodeScalars.dropLast()) : text
    }

    /// A file in which every line ends in CR LF has been through a checkout that converts line ends. One that was
    /// written here never is like that, because the writer adds a bare LF, but for a last line that itself ends in CR.
    private static func undoingCheckout(_ text: String) -> String {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") { return text }
            previous = byte
        }
        return text.replacing("\r\n", with: "\n")
    }

    private static func reason(of error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        return (underlying ?? error).localizedDescription
    }
}
