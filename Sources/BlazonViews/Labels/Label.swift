public import Blazon
public import BlazonStrings

/// A title with an icon. How they are arranged is a matter of the ``LabelStyle``.
///
/// ```swift
/// print(Label("Inbox", icon: "✉").rendered())                                // ✉ Inbox
/// print(Label("Inbox", icon: "✉").labelStyle(.trailingIcon).rendered())      // Inbox ✉
/// ```
public struct Label<Title: View, IconContent: View>: _PrimitiveView {
    @usableFromInline
    let title: Title
    @usableFromInline
    let icon: IconContent

    /// Makes a label of two views.
    @inlinable
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> IconContent) {
        self.title = title()
        self.icon = icon()
    }

    /// Appends what the innermost style makes of the label.
    @inlinable
    public func _lower(into lowering: inout _ViewLowering) {
        let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
        guard let style = lowering.values.innermostStyle(of: LabelFamily.self) else {
            return TitleAndIconLabelStyle().makeBody(configuration: configuration)._lower(into: &lowering)
        }
        let body = lowering.reading { style.makeBody(configuration) }
        lowering.append(body, in: style.outerValues)
    }
}

extension Label where Title == Text, IconContent == Icon {
    /// Makes a label of a text and a glyph.
    ///
    /// - Parameters:
    ///   - title: What it says, the same in every language.
    ///   - icon: The glyph, for example `"★"`.
    @inlinable
    public init(_ title: some StringProtocol, icon: String) {
        self.title = Text(title)
        self.icon = Icon(icon)
    }

    /// Makes a label of a word that takes no arguments and a glyph.
    ///
    /// - Parameters:
    ///   - title: What it says, looked up when it is drawn.
    ///   - icon: The glyph, for example `"★"`.
    @inlinable
    public init(_ title: PlainStringResource, icon: String) { self.init(title.with(), icon: icon) }

    /// Makes a label of a word and a glyph.
    ///
    /// - Parameters:
    ///   - title: What it says, looked up when it is drawn.
    ///   - icon: The glyph, for example `"★"`.
    @inlinable
    public init(_ title: BoundWord, icon: String) {
        self.title = Text(title)
        self.icon = Icon(icon)
    }
}

extension Label where Title == AnyView, IconContent == AnyView {
    /// Makes the label that a style was given, in the look of the next outer style.
    @inlinable
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}
