@testable import BlazonCommand
import BlazonTesting
import Testing

/// What `blazon preview` shows, in full.
@Suite struct GallerySnapshotTests {
    private func preview(_ options: String...) -> String {
        Command.run(["preview"] + options, in: Surroundings(colorProfile: .trueColor, columns: nil, isTerminal: false))
            .text
    }

    @Test func `the gallery as text`() {
        expectSnapshot(of: preview())
    }

    @Test func `the gallery in ASCII`() {
        let text = preview("--theme", "ascii", "progress", "container")
        #expect(text.allSatisfy { $0.isASCII })
        expectSnapshot(of: text)
    }

    @Test(arguments: ["light", "dark"])
    func `the gallery in colour`(scheme: String) {
        expectSnapshot(of: preview("--format", "ansi", "--scheme", scheme), as: .ansi(.trueColor), named: scheme)
    }

    @Test(arguments: ["svg", "html"])
    func `a picture of the styles of labels and icons`(format: String) {
        let picture = preview("label", "icon", "--format", format, "--theme", "yumekawa-pink", "--width", "30")
        expectSnapshot(of: picture, as: format == "svg" ? .svg : .html, named: format)
    }

    @Test func `the tree of the progress styles`() {
        expectSnapshot(of: preview("progress", "--format", "tree"), as: .tree)
    }
}
