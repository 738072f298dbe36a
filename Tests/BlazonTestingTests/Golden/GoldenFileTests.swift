import Testing

@testable import BlazonTesting

struct GoldenFileTests {
    private let scratch = ScratchFolder()

    @Test(arguments: ["", "a", "a\n", "a\n\n", "\n", "a\r\nb", "a\r", "a\r\n", "\u{1B}[0m é e\u{301}"])
    func `What is written is read again, line feeds at the end included`(text: String) {
        let file = GoldenFile(path: scratch.path + "/folder/file.txt")
        #expect(file.write(text) == nil)
        #expect(file.read(expecting: text) == .text(text))
        #expect(scratch.contents(of: "folder/file.txt").map { Array($0.utf8) } == Array((text + "\n").utf8))
    }

    @Test func `A checkout with CRLF line ends reads as it was written`() throws {
        try scratch.write("a\r\nb\r\n\r\n".utf8, to: "file.txt")
        #expect(GoldenFile(path: scratch.path + "/file.txt").read(expecting: "a\nb\n") == .text("a\nb\n"))
        #expect(GoldenFile(path: scratch.path + "/file.txt").read(expecting: "other") == .text("a\nb\n"))
    }

    @Test func `A file that an editor left without a line feed is read whole`() throws {
        try scratch.write("a\nb".utf8, to: "file.txt")
        #expect(GoldenFile(path: scratch.path + "/file.txt").read(expecting: "a\nb") == .text("a\nb"))
    }

    @Test func `A file that is not there is missing`() {
        #expect(GoldenFile(path: scratch.path + "/none/file.txt").read(expecting: "") == .missing)
    }

    @Test func `Bytes that are no text are refused`() throws {
        try scratch.write([0x61, 0xFF, 0x0A], to: "file.txt")
        #expect(GoldenFile(path: scratch.path + "/file.txt").read(expecting: "a") == .unreadable("is not UTF-8"))
    }

    @Test func `A folder in the file's place can be neither read nor written`() throws {
        try scratch.write([], to: "file.txt/inside")
        let file = GoldenFile(path: scratch.path + "/file.txt")
        guard case .unreadable(let reason) = file.read(expecting: "a") else {
            Issue.record("read a folder")
            return
        }
        #expect(reason.hasPrefix("cannot be read: "))
        #expect(file.write("a")?.hasPrefix("cannot be written: ") == true)
    }

    @Test func `A file in the folder's place can be neither read nor written`() throws {
        try scratch.write([], to: "folder")
        let file = GoldenFile(path: scratch.path + "/folder/file.txt")
        #expect(file.read(expecting: "a") != .text("a"))
        #expect(file.write("a")?.hasPrefix("cannot be written: ") == true)
    }
}
