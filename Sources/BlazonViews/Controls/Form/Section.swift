import Blazon
public import BlazonStrings

/// A part of a form or a list, with a header above and a footer below.
///
/// ```swift
/// Section("Network") {
///     Toggle("Wi-Fi", isOn: $isWiFiOn)
/// }
/// ```
///
/// A grouped form draws a line around each section; elsewhere its rows stand among the others.
public struct Section<Header: View, Content: View, Footer: View>: View {
    private let header: Header
    private let content: Content
    private let footer: Footer
    @Environment(\.sectionLook) private var look

    /// Makes a section of its content, its header and its footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// The header, the content and the footer, one after the other.
    public var body: some View {
        header.bold().controlLabel(.role(.secondaryText), showsFocus: false)
        switch look {
        case .plain: content
        case .framed: VStack(alignment: .leading) { content }.padding(.horizontal, 1).border(.divider)
        }
        footer.controlLabel(.role(.secondaryText), showsFocus: false)
    }
}

extension Section where Footer == EmptyView {
    /// Makes a section of its content and its header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header) { EmptyView() }
    }
}

extension Section where Header == EmptyView, Footer == EmptyView {
    /// Makes a section of its content alone.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) {
            EmptyView()
        } footer: {
            EmptyView()
        }
    }
}

extension Section where Header == Text, Footer == EmptyView {
    /// Makes a section of a title and its content.
    ///
    /// - Parameters:
    ///   - title: What it is: a string, a word or a text.
    ///   - content: What stands in it.
    public init(_ title: some TextRepresentable, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.text }
    }

    /// Makes a section of a word that takes no arguments and its content.
    public init(_ title: PlainStringResource, @ViewBuilder content: () -> Content) {
        self.init(title.with(), content: content)
    }
}
