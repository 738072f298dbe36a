import BlazonViews
import Testing

@Suite struct ViewBuilderTests {
    /// The texts in a view's node, in order: what the statements of a builder came to.
    private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
        content().node().texts
    }

    @Test func `statements come one after the other`() {
        #expect(
            texts {
                Text("a"); Text("b"); Text("c")
            } == ["a", "b", "c"]
        )
    }

    @Test func `an empty closure comes to nothing`() {
        #expect(VStack {}.node() == .stack(.init(.vertical, spacing: 0, children: [])))
        #expect(EmptyView().node() == .empty)
    }

    @Test(arguments: [true, false])
    func `if without else is a view or nothing`(isShown: Bool) {
        #expect(
            texts {
                Text("a"); if isShown { Text("b") }
            } == (isShown ? ["a", "b"] : ["a"])
        )
    }

    @Test(arguments: [0, 1, 2])
    func `switch and else-if take one branch`(number: Int) {
        let bySwitch = texts {
            switch number {
            case 0: Text("zero")
            case 1: Text("one")
            default: Text("many")
            }
        }
        let byIf = texts {
            if number == 0 { Text("zero") } else if number == 1 { Text("one") } else { Text("many") }
        }
        #expect(bySwitch == [["zero", "one", "many"][number]])
        #expect(byIf == bySwitch)
    }

    @Test func `if let, for and local values are statements`() {
        let name: String? = "Ada"
        let result = texts {
            let greeting = "Hello"
            if let name { Text("\(greeting), \(name)") }
            for number in 1...2 { Text("\(number)") }
            if #available(macOS 99, *) { Text("later") }
        }
        #expect(result == ["Hello, Ada", "1", "2", "later"])
    }

    @Test func `more than ten statements are allowed`() {
        let result = texts {
            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
        }
        #expect(result == (1...12).map(String.init))
    }

    @Test func `a group is several views, and a modifier applies to each`() {
        let node = HStack {
            Group {
                Text("a"); Text("b")
            }.padding(1)
        }.node()
        let padded = ["a", "b"].map { Node.padding(.init(EdgeInsets(.all, 1), content: Text($0).node())) }
        #expect(node == .stack(.init(.horizontal, spacing: 1, children: padded)))
    }

    @Test func `views side by side at the root are a column`() {
        #expect(
            Group {
                Text("a"); Text("b")
            }.node()
                == VStack {
                    Text("a"); Text("b")
                }.node()
        )
    }

    @Test func `a type-erased view comes to the same`() {
        let view = Label("Inbox", icon: "✉")
        #expect(AnyView(view).node() == view.node())
    }

    @Test func `a node is a view`() {
        let node = Text("a").node()
        #expect(
            HStack {
                node; node
            }.node().texts == ["a", "a"]
        )
    }
}
