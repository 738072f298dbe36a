/// Makes one view of the statements in a closure: views one after the other, `if`, `switch`, `for`.
@resultBuilder
public enum ViewBuilder {
    /// Nothing.
    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view, as it is.
    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Views one after the other.
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// A view as a statement.
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        ConditionalView(.first(first))
    }

    /// The other branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        ConditionalView(.second(second))
    }

    /// `for … in`; elements are told apart by their position. Use ``ForEach`` where they have an identity, and where the view of
    /// an element has a type without a name, as it has after a modifier: the compiler does not find it in a `for`.
    @inlinable
    public static func buildArray<Content: View>(_ elements: [Content]) -> ViewList<Content> { ViewList(elements) }

    /// `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
