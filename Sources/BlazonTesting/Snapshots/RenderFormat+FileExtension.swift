import BlazonRendering

extension RenderFormat {
    /// What golden files of this format end in, without the dot.
    var fileExtension: String {
        switch self {
        case .text: "txt"
        case .ansi: "ansi"
        case .svg: "svg"
        case .html: "html"
        case .tree: "tree"
        case .outline: "outline"
        }
    }
}
