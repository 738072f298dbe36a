public import Blazon
public import BlazonStrings

/// A line of text to be edited.
///
/// ```swift
/// TextField("Name", text: $person.name)
/// TextField("Name", text: $person.name, prompt: Text("as in the passport"))
/// ```
///
/// Typing writes into the binding, at the caret; Backspace takes a whole character away, however many scalars it is made of.
/// How the field looks is a matter of the ``TextFieldStyle``.
public struct TextField<LabelContent: View>: View {
    private let field: EditableField

    /// Makes a text field of a binding and a view that says what is to be written.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - prompt: What stands in the field while it is empty.
    ///   - label: What is to be written.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> LabelContent) {
        field = EditableField(.textField, label: AnyView(label()), text: text, prompt: prompt)
    }

    /// A control that edits the text.
    public var body: some View { field }
}

extension TextField where LabelContent == Text {
    /// Makes a text field of a title and a binding.
    ///
    /// - Parameters:
    ///   - title: What is to be written: a string, a word or a text.
    ///   - text: The text.
    ///   - prompt: What stands in the field while it is empty; the title unless said otherwise.
    public init(_ title: some TextRepresentable, text: Binding<String>, prompt: Text? = nil) {
        field = EditableField(.textField, label: AnyView(title.text), text: text, prompt: prompt ?? title.text)
    }

    /// Makes a text field of a word that takes no arguments and a binding.
    public init(_ title: PlainStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(title.with(), text: text, prompt: prompt)
    }
}

extension TextField where LabelContent == AnyView {
    /// Makes the field that a style was given, in the look of the next outer style.
    public init(_ configuration: TextFieldStyleConfiguration) {
        field = EditableField(configuration)
    }
}
