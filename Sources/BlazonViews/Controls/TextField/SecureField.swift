public import Blazon
public import BlazonStrings

/// A line of text to be edited that nobody is to see: a password.
///
/// ```swift
/// SecureField("Password", text: $login.password)
/// ```
///
/// The text stands in the binding alone. The node holds a bullet for each character, so that neither a tree that is printed nor
/// a snapshot shows what was written.
public struct SecureField<LabelContent: View>: View {
    private let field: EditableField

    /// Makes a secure field of a binding and a view that says what is to be written.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - prompt: What stands in the field while it is empty.
    ///   - label: What is to be written.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> LabelContent) {
        field = EditableField(.secureField, label: AnyView(label()), text: text, prompt: prompt)
    }

    /// A control that edits the text.
    public var body: some View { field }
}

extension SecureField where LabelContent == Text {
    /// Makes a secure field of a title and a binding.
    ///
    /// - Parameters:
    ///   - title: What is to be written: a string, a word or a text.
    ///   - text: The text.
    ///   - prompt: What stands in the field while it is empty; the title unless said otherwise.
    public init(_ title: some TextRepresentable, text: Binding<String>, prompt: Text? = nil) {
        field = EditableField(.secureField, label: AnyView(title.text), text: text, prompt: prompt ?? title.text)
    }

    /// Makes a secure field of a word that takes no arguments and a binding.
    public init(_ title: PlainStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(title.with(), text: text, prompt: prompt)
    }
}
