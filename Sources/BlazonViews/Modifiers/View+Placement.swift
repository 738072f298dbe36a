extension View {
    /// Gives the view its ideal size, whatever it is offered: text neither wraps nor is cut.
    ///
    /// It may then be larger than its room, and lap over what stands beside it.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal width, height or both, whatever it is offered.
    ///
    /// - Parameters:
    ///   - horizontal: Whether the width is the ideal one. Text then stands on one line.
    ///   - vertical: Whether the height is the ideal one. Text is then never cut to the height.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return wrapped { .frame(.init(fixedAxes: axes, content: $0)) }
    }

    /// Draws the view elsewhere than where it stands. Its room stays where it was.
    ///
    /// - Parameters:
    ///   - x: How far towards the trailing side, in cells; less than zero for the leading side.
    ///   - y: How far down, in cells; less than zero for up.
    public func offset(x: Int = 0, y: Int = 0) -> some View {
        wrapped { .frame(.init(x: x, y: y, content: $0)) }
    }

    /// Draws nothing of the view outside of its own room.
    public func clipped() -> some View {
        wrapped { .scroll(.init([], content: $0)) }
    }
}
