import Blazon
import BlazonRendering
import BlazonTesting
import BlazonViews
import Testing

struct ViewSnapshotTests {
    private let scratch = ScratchFolder()
    private let view = VStack {
        Text("Inbox")
        Text("3 new").foregroundStyle(.secondaryText)
    }
    private static let pink = Theme(id: "yumekawa-pink", basedOn: .system)

    @Test func stack() {
        let text = view.rendered(as: .ansi(.trueColor), theme: Self.pink, variant: .dark, width: 12, height: 3)
        expectSnapshot(
            of: view,
            as: .ansi(.trueColor),
            theme: Self.pink,
            variant: .dark,
            width: 12,
            height: 3,
            configuration: scratch.configuration(.all)
        )
        #expect(scratch.contents(of: "ViewSnapshotTests/stack.1.ansi") == text + "\n")
    }

    @Test func node() {
        let node = view.node()
        #expect(snapshotFailure(of: node, as: .tree, configuration: scratch.configuration(.all)) == nil)
        expectSnapshot(of: node, named: "text", width: 20, configuration: scratch.configuration(.all))
        #expect(scratch.contents(of: "ViewSnapshotTests/node.1.tree") == node.rendered(as: .tree) + "\n")
        #expect(scratch.contents(of: "ViewSnapshotTests/node.text.txt") == node.rendered(width: 20) + "\n")
    }

    @Test func matrix() {
        expectSnapshots(
            of: view,
            as: .ansi(.trueColor),
            themes: [.system, Self.pink],
            configuration: scratch.configuration(.all)
        )
        #expect(
            scratch.files == [
                "ViewSnapshotTests/matrix.system-dark-increased.ansi",
                "ViewSnapshotTests/matrix.system-dark.ansi",
                "ViewSnapshotTests/matrix.system-light-increased.ansi",
                "ViewSnapshotTests/matrix.system-light.ansi",
                "ViewSnapshotTests/matrix.yumekawa-pink-dark-increased.ansi",
                "ViewSnapshotTests/matrix.yumekawa-pink-dark.ansi",
                "ViewSnapshotTests/matrix.yumekawa-pink-light-increased.ansi",
                "ViewSnapshotTests/matrix.yumekawa-pink-light.ansi",
            ]
        )
        #expect(
            scratch.contents(of: "ViewSnapshotTests/matrix.yumekawa-pink-dark.ansi")
                == view.rendered(as: .ansi(.trueColor), theme: Self.pink, variant: .dark) + "\n"
        )
    }

    @Test func `A matrix fails for each combination that differs`() throws {
        let suite = "ViewSnapshotTests/A matrix fails for each combination that differs"
        let right = view.rendered(variant: .dark)
        try scratch.write("wrong\n".utf8, to: "\(suite).narrow.system-light.txt")
        try scratch.write((right + "\n").utf8, to: "\(suite).narrow.system-dark.txt")
        let failures = snapshotFailures(
            of: view,
            themes: [.system],
            variants: [.light, .dark],
            named: "narrow",
            configuration: scratch.configuration()
        )
        #expect(failures.count == 1)
        #expect(failures.first?.contains("system-light.txt\n+++ rendered\n@@ ") == true)
    }

    @Test(arguments: [1]) func `A matrix in a parameterised test needs a name for each case`(value: Int) {
        #expect(
            snapshotFailures(of: view.node(), themes: [.system], configuration: scratch.configuration(.all)) == [
                "A snapshot in a parameterised test needs a name of its own for each case: pass it with `named:`."
            ]
        )
        #expect(scratch.files == [])
    }

    @Test func `An empty matrix is a failure`() {
        #expect(
            snapshotFailures(of: view, themes: [], configuration: scratch.configuration(.all))
                == ["A matrix without a theme or without a variant compares nothing."]
        )
    }
}

/// A model and a view of the main actor, as an app that builds with main-actor isolation has them.
@MainActor private final class Model { var title = "Inbox" }
@MainActor private struct Inbox: @MainActor View {
    let model: Model
    var body: some View { Text(model.title) }
}

@MainActor struct MainActorSnapshotTests {
    private let scratch = ScratchFolder()

    @Test func inbox() {
        expectSnapshot(of: Inbox(model: Model()), configuration: scratch.configuration(.all))
        #expect(scratch.files == ["MainActorSnapshotTests/inbox.1.txt"])
    }
}
