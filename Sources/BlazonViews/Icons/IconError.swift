/// Why a picture cannot be an icon.
public enum IconError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A side of the picture is not between 1 and 1024 pixels.
    case pixelSize(width: Int, height: Int)
    /// There are not four bytes for each pixel.
    case byteCount(Int, expected: Int)
    /// The SVG image is not right at a place; lines and columns count from 1, columns in characters.
    case svg(line: Int, column: Int, problem: String)

    /// What is wrong, where, and what would have been right.
    public var description: String {
        switch self {
        case .pixelSize(let width, let height):
            "a picture of \(width) × \(height) pixels: expected 1 to 1024 in each direction"
        case .byteCount(let count, let expected):
            "\(count) bytes of pixels: expected \(expected), four for each (red, green, blue, alpha)"
        case .svg(let line, let column, let problem):
            "\(line):\(column): error: \(problem)"
        }
    }
}
