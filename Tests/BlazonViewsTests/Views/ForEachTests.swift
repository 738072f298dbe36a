import BlazonViews
import Foundation
import Testing

@Suite struct ForEachTests {
    private struct Message: Identifiable {
        let id: String
        var isDone = false
    }

    private func ids(_ view: some View) -> [String] { view.node().controls.map { "\($0.id)" } }

    @Test func `elements are told apart by their identity, wherever they stand`() {
        func list(_ messages: [Message]) -> some View {
            VStack { ForEach(messages) { ProgressView(value: $0.isDone ? 1 : 0) } }
        }
        let (a, b, c) = (Message(id: "a"), Message(id: "b"), Message(id: "c"))
        #expect(ids(list([a, b, c])) == ["[a]", "[b]", "[c]"])
        #expect(ids(list([c, a])) == ["[c]", "[a]"])
    }

    @Test func `a key path, a range and an identifiable give the identity`() {
        #expect(ids(ForEach(["x", "y"], id: \.self) { _ in ProgressView() }) == ["[x]", "[y]"])
        #expect(ids(ForEach(0..<2) { _ in ProgressView() }) == ["[0]", "[1]"])
        #expect(ids(ForEach([Message(id: "m")]) { _ in ProgressView() }) == ["[m]"])
    }

    @Test func `two elements of one identity are still two controls`() {
        let names = ids(ForEach(["x", "x", "y", "x"], id: \.self) { _ in ProgressView() })
        #expect(names == ["[x]", "[x#2]", "[y]", "[x#3]"])
        let hostile = ForEach(["x", "x", "x#2"], id: \.self) { _ in ProgressView() }
        #expect(Set(hostile.node().controls.map(\.id)).count == 3)
    }

    /// Identities whose texts are the same, though they are not.
    private final class Object: Hashable {
        static func == (left: Object, right: Object) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private struct Silent: Hashable, CustomStringConvertible {
        let number: Int
        var description: String { "same" }
    }

    @Test func `identities of one text are told apart wherever they stand`() {
        func check<ID: Hashable>(_ first: ID, _ second: ID, _ third: ID) {
            func names(_ ids: [ID]) -> [String] { self.ids(ForEach(ids, id: \.self) { _ in ProgressView() }) }
            let before = names([first, second])
            let after = names([third, second, first])
            #expect(Set(after).count == 3, "\(ID.self): \(after)")
            #expect([after[2], after[1]] == before, "\(ID.self)")
        }
        check(Object(), Object(), Object())
        check(Silent(number: 1), Silent(number: 2), Silent(number: 3))
        let start = Date(timeIntervalSinceReferenceDate: 0.25)
        check(start, start + 0.001, start - 0.1)
        check(Data([1]), Data([2]), Data([3]))
        check(AnyHashable(1), AnyHashable("1"), AnyHashable(1.5))
    }

    @Test func `an object alone keeps its name when others come`() {
        let (first, second) = (Object(), Object())
        func names(_ ids: [Object]) -> [String] { self.ids(ForEach(ids, id: \.self) { _ in ProgressView() }) }
        #expect(names([second, first])[1] == names([first])[0])
        let date = Date(timeIntervalSinceReferenceDate: 0.25)
        #expect(ids(ForEach([date], id: \.self) { _ in ProgressView() }) == ["[0.25]"])
    }

    @Test func `positions and branches are part of the identity`() {
        func screen(_ isFirst: Bool) -> some View {
            VStack {
                Text("title")
                if isFirst { ProgressView() } else { ProgressView() }
                ProgressView().overlay { ProgressView() }
            }
        }
        #expect(ids(screen(true)) == ["1/0", "2/0", "2/1"])
        #expect(ids(screen(false)) == ["1/1", "2/0", "2/1"])
    }

    @Test func `the content of an element reads the environment`() {
        struct Theme: View {
            @Environment(\.controlSize) private var size
            var body: some View { ForEach(0..<2) { Text("\($0) \(size.rawValue)") } }
        }
        #expect(Theme().controlSize(.large).node().texts == ["0 large", "1 large"])
    }

    @Test func `the content of an element reads the environment of its body, as that of any container does`() {
        struct State: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View {
                ForEach(0..<1) { _ in Text(isEnabled ? "on" : "off") }.disabled(true)
                VStack { Text(isEnabled ? "on" : "off") }.disabled(true)
            }
        }
        #expect(State().node().texts == ["on", "on"])
        #expect(State().disabled(true).node().texts == ["off", "off"])
    }
}
