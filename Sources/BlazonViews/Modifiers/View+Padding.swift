extension View {
    /// Leaves room around the view.
    ///
    /// - Parameters:
    ///   - edges: At which sides.
    ///   - length: How much in cells, from 0; 1 unless said otherwise.
    public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 1))
    }

    /// Leaves the same room at each side.
    ///
    /// - Parameter length: In cells, from 0.
    public func padding(_ length: Int) -> some View {
        padding(EdgeInsets(.all, length))
    }

    /// Leaves room around the view, side by side.
    public func padding(_ insets: EdgeInsets) -> some View {
        wrapped { .padding(.init(insets, content: $0)) }
    }
}
