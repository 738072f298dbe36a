import BlazonViews

extension HorizontalAlignment {
    /// Where something begins in its room. It is negative where something is wider than its room.
    func offset(of width: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: (room - width) / 2
        case .trailing: room - width
        }
    }
}

extension VerticalAlignment {
    /// Where something begins in its room. Alone in its room it has no neighbour to share a line with, so that the first
    /// baseline means the top and the last one the bottom.
    func offset(of height: Int, in room: Int) -> Int {
        switch self {
        case .top, .firstTextBaseline: 0
        case .center: (room - height) / 2
        case .bottom, .lastTextBaseline: room - height
        }
    }

    /// The line that counts where things are aligned by their text; nil where they are not.
    var baseline: TextBaseline? {
        switch self {
        case .firstTextBaseline: .first
        case .lastTextBaseline: .last
        case .top, .center, .bottom: nil
        }
    }
}

extension TextAlignment {
    /// Where a line begins in the box of its text.
    func offset(of width: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: (room - width) / 2
        case .trailing: room - width
        }
    }
}

extension Alignment {
    /// Where something begins in its room.
    func offset(of size: Size, in room: Size) -> Point {
        Point(
            x: horizontal.offset(of: size.width, in: room.width),
            y: vertical.offset(of: size.height, in: room.height)
        )
    }
}
