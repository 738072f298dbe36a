/// Where a fragment of HTML says how things look.
public enum HTMLStyling: String, Sendable, Hashable, CaseIterable {
    /// In classes, with one `<style>` element before the text. A class is called after what it does, so that several
    /// fragments may stand in one page.
    case classes
    /// At each element, for mails and other places where no style sheet is obeyed.
    case inline
}
