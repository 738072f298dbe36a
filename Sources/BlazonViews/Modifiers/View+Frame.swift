extension View {
    /// Gives the view a fixed width, height or both.
    ///
    /// - Parameters:
    ///   - width: In cells, from 0; nil for the view's own.
    ///   - height: In cells, from 0; nil for the view's own.
    ///   - alignment: Where the view stands in it.
    public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
        wrapped {
            .frame(
                .init(
                    minWidth: width,
                    idealWidth: width,
                    maxWidth: width.map { Length($0) },
                    minHeight: height,
                    idealHeight: height,
                    maxHeight: height.map { Length($0) },
                    alignment: alignment,
                    content: $0
                )
            )
        }
    }

    /// Limits the size of the view.
    ///
    /// With a greatest width or height of `.infinity` it takes what it is offered. A number in a variable is made a length:
    /// `frame(maxWidth: Length(columns))`.
    ///
    /// - Parameters:
    ///   - minWidth: The least width in cells, from 0.
    ///   - idealWidth: The width where nothing is proposed, in cells, from 0.
    ///   - maxWidth: The greatest width in cells, or `.infinity`.
    ///   - minHeight: The least height in cells, from 0.
    ///   - idealHeight: The height where nothing is proposed, in cells, from 0.
    ///   - maxHeight: The greatest height in cells, or `.infinity`.
    ///   - alignment: Where the view stands in it.
    public func frame(
        minWidth: Int? = nil,
        idealWidth: Int? = nil,
        maxWidth: Length? = nil,
        minHeight: Int? = nil,
        idealHeight: Int? = nil,
        maxHeight: Length? = nil,
        alignment: Alignment = .center
    ) -> some View {
        wrapped {
            .frame(
                .init(
                    minWidth: minWidth,
                    idealWidth: idealWidth,
                    maxWidth: maxWidth,
                    minHeight: minHeight,
                    idealHeight: idealHeight,
                    maxHeight: maxHeight,
                    alignment: alignment,
                    content: $0
                )
            )
        }
    }

    /// Who is served first when a stack divides its room: the greater number; 0 is usual.
    public func layoutPriority(_ priority: Double) -> some View {
        wrapped { .frame(.init(priority: priority, content: $0)) }
    }
}
