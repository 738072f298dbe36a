public import BlazonStrings

/// What can be said as a text: a string, a word, a text with a look of its own.
///
/// The titles of controls are of this kind, so that each initialiser takes them all:
///
/// ```swift
/// Button("Save") { … }                                        // the same in every language
/// Button(L10n.localizable.action.save.themed) { … }           // looked up when it is drawn
/// Button(Text("Save").bold()) { … }
/// ```
public protocol TextRepresentable {
    /// The text that says it.
    var text: Text { get }
}

extension TextRepresentable where Self: StringProtocol {
    /// The string, the same in every language.
    public var text: Text { Text(self) }
}

extension String: TextRepresentable {}
extension Substring: TextRepresentable {}

extension Text: TextRepresentable {
    /// The text itself.
    public var text: Text { self }
}

extension BoundWord: TextRepresentable {
    /// The word, looked up when it is drawn.
    public var text: Text { Text(self) }
}
