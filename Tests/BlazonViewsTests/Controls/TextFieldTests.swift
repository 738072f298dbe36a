import BlazonViews
import Testing

@Suite struct TextFieldTests {
    private func edited(_ text: String, _ keys: KeyEquivalent...) -> String {
        let model = Model(text)
        let driven = Driven { TextField("Name", text: model.binding) }
        driven.strike(.tab)
        for key in keys { driven.strike(key) }
        return model.value
    }

    @Test func `typing writes at the caret`() {
        #expect(edited("", "A", "d", "a") == "Ada")
        #expect(edited("Ada", " ", "L") == "Ada L")
        #expect(edited("Aa", .leftArrow, "d") == "Ada")
        #expect(edited("da", .home, "A") == "Ada")
        #expect(edited("Ad", .home, .end, "a") == "Ada")
        #expect(edited("Aa", .home, .rightArrow, "d", .rightArrow, .rightArrow, "!") == "Ada!")
        #expect(edited("a", .leftArrow, .leftArrow, .leftArrow, "b") == "ba")
    }

    @Test func `deleting takes whole characters`() {
        #expect(edited("Ada", .delete) == "Ad")
        #expect(edited("e\u{301}", .delete) == "")
        #expect(edited("x👨‍👩‍👧", .delete) == "x")
        #expect(edited("🇩🇪🇯🇵", .delete) == "🇩🇪")
        #expect(edited("👍🏽a", .home, .deleteForward) == "a")
        #expect(edited("", .delete, .deleteForward) == "")
        #expect(edited("abc", .leftArrow, .delete) == "ac")
    }

    @Test func `a mark that is typed joins the character before it`() {
        let text = edited("e", "\u{301}", "x", .delete)
        #expect(text == "é")
        #expect(text.count == 1)
    }

    @Test func `what is pasted becomes one line, without what a terminal would obey`() {
        let model = Model("")
        let driven = Driven { TextField("Name", text: model.binding) }
        driven.send(.text("a\nb\r\nc\td\u{1B}[31me\u{7}"), to: .textField)
        #expect(model.value == "a b c d[31me")
    }

    @Test func `the caret is drawn where it is, and the prompt while there is nothing`() {
        let model = Model("")
        let driven = Driven { TextField("Name", text: model.binding).textFieldStyle(.plain) }
        #expect(driven.control(.textField)?.drawing.texts.joined() == "Name")
        driven.strike(.tab)
        #expect(driven.control(.textField)?.drawing.texts.joined() == "▏Name")
        driven.type("abc")
        #expect(driven.control(.textField)?.drawing.texts.joined() == "abc▏")
        driven.strike(.leftArrow)
        #expect(driven.control(.textField)?.drawing.texts.joined() == "ab▏c")
    }

    @Test func `a secure field shows bullets, and its node holds nothing else`() {
        let model = Model("geheim")
        let driven = Driven { SecureField("Password", text: model.binding) }
        driven.strike(.tab, .delete)
        #expect(model.value == "gehei")
        #expect(driven.control(.secureField)?.drawing.texts.joined() == "•••••▏")
        #expect(driven.control(.secureField)?.value == .text("•••••"))
        #expect(!"\(driven.node)".contains("gehei"))
        #expect(driven.component.text(of: NodeID([])) == "gehei")
    }

    @Test func `Return submits, to every action around the field`() {
        let model = Model<[String]>([])
        let driven = Driven {
            TextField("Name", text: .constant("")).onSubmit { model.value.append("inner") }
                .padding(1).onSubmit { model.value.append("outer") }
        }
        driven.strike(.tab, .return)
        #expect(model.value == ["inner", "outer"])
    }

    @Test func `Return without an action is left to others, and a space is text`() {
        let model = Model("")
        let driven = Driven { TextField("Name", text: model.binding) }
        driven.strike(.tab)
        #expect(driven.component.send(.key(.return)) == .ignored)
        #expect(driven.component.send(.key("s", modifiers: .control)) == .ignored)
        #expect(driven.component.send(.key(.space)) == .handled)
        #expect(model.value == " ")
    }

    @Test func `a native widget hands over its whole text`() {
        let model = Model("a")
        let driven = Driven { TextField("Name", text: model.binding) }
        driven.send(.set(.text("other")), to: .textField)
        #expect(model.value == "other")
        #expect(driven.control(.textField)?.value == .text("other"))
    }

    @Test func `a text that the app makes shorter brings the caret back`() {
        let model = Model("abcdef")
        let driven = Driven { TextField("Name", text: model.binding).textFieldStyle(.plain) }
        driven.strike(.tab, .leftArrow)
        model.value = "ab"
        driven.component.updateStyle()
        #expect(driven.control(.textField)?.drawing.texts.joined() == "ab▏")
        driven.type("c")
        #expect(model.value == "abc")
    }

    @Test func `a style may clear the text`() {
        struct Clearable: TextFieldStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    TextField(configuration)
                    if !configuration.text.isEmpty { Button("x") { configuration.text = "" } }
                }
            }
        }
        let model = Model("abc")
        let driven = Driven { TextField("Name", text: model.binding).textFieldStyle(Clearable()) }
        #expect(driven.control(.textField)?.isCustomized == true)
        #expect(driven.focusOrder == ["/"])
        driven.send(.activate, to: .button)
        #expect(model.value == "")
        #expect(driven.control(.button) == nil)
    }
}
