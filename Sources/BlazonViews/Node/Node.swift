/// What a view comes to: a small tree of values that a toolkit can draw, or map onto widgets of its own.
///
/// The list of cases is closed, so that a `switch` over it is checked by the compiler; new controls are a new
/// ``Control/Kind`` and break nobody's switch. Nothing in a node is resolved: colours are roles or literals, words are
/// keys with their arguments, and a theme or variant that holds for a part of the tree is a ``Scope``. Hence a node may
/// be kept, compared and sent to another thread, and can be drawn again after the theme or the language has changed.
///
/// To compare, hash or print a node is to walk it: views come to a few hundred levels at most, and so should nodes that are made
/// by hand.
///
/// It prints as a tree:
///
/// ```swift
/// print(Label("Inbox", icon: "✉").foregroundStyle(.accent).node())
/// // stack horizontal center spacing=1
/// //   icon "✉" accent
/// //   text "Inbox" accent
/// ```
public indirect enum Node: Sendable, Hashable {
    /// Nothing, without size.
    case empty
    /// Runs of text, wrapped to the width that there is.
    case text(StyledText)
    /// A picture of the size of a letter.
    case icon(Icon)
    /// Room that grows along the stack it stands in.
    case spacer(Spacer)
    /// A line across the stack it stands in, in the `divider` role.
    case divider
    /// A rectangle of paint, as large as there is room.
    case fill(Fill)
    /// Things in a row or a column.
    case stack(Stack)
    /// Things on top of each other, the last in front.
    case layers(Layers)
    /// Things in rows and columns.
    case grid(Grid)
    /// A window onto something larger.
    case scroll(Scroll)
    /// The first of some alternatives that fits.
    case fits(Fits)
    /// Limits to the size of one thing, and its place where it is smaller.
    case frame(Frame)
    /// Room around one thing.
    case padding(Padding)
    /// A line around one thing.
    case border(Border)
    /// Paint behind one thing.
    case background(Background)
    /// A theme or a variant that holds inside.
    case scope(Scope)
    /// Something that a person uses or reads a value from.
    case control(Control)
}
