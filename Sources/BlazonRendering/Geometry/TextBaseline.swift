/// One of the lines of a text by which it can be aligned with its neighbours.
enum TextBaseline {
    case first
    case last
}
