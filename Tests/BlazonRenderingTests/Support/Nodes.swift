import Blazon
import BlazonViews

// Short names for the nodes that tests are made of.

extension Theme {
    static let ascii = Theme(id: "ascii", basedOn: .system) { $0.glyphs = .ascii }
}

func text(
    _ content: String,
    _ attributes: Node.StyledText.Attributes = [],
    paint: Node.Paint? = nil,
    link: String? = nil,
    alignment: TextAlignment = .leading,
    lineLimit: Int? = nil,
    truncation: Node.StyledText.Truncation = .tail
) -> Node {
    let run = Node.StyledText.Run(.verbatim(content), attributes: attributes, paint: paint, link: link)
    return .text(.init([run], alignment: alignment, lineLimit: lineLimit, truncation: truncation))
}

func run(_ content: String, _ attributes: Node.StyledText.Attributes = [], paint: Node.Paint? = nil)
    -> Node.StyledText.Run
{
    .init(.verbatim(content), attributes: attributes, paint: paint)
}

func row(_ children: Node..., spacing: Int = 1, alignment: Alignment = .center) -> Node {
    .stack(.init(.horizontal, alignment: alignment, spacing: spacing, children: children))
}

func column(_ children: Node..., spacing: Int = 0, alignment: Alignment = .leading) -> Node {
    .stack(.init(.vertical, alignment: alignment, spacing: spacing, children: children))
}

func spacer(_ minLength: Int? = nil) -> Node { .spacer(.init(minLength: minLength)) }

func frame(
    _ content: Node,
    width: Int? = nil,
    height: Int? = nil,
    alignment: Alignment = .center,
    priority: Double = 0
) -> Node {
    .frame(
        .init(
            minWidth: width,
            maxWidth: width.map { Length($0) },
            minHeight: height,
            maxHeight: height.map { Length($0) },
            alignment: alignment,
            priority: priority,
            content: content
        )
    )
}

func wide(_ content: Node, alignment: Alignment = .center) -> Node {
    .frame(.init(maxWidth: .infinity, alignment: alignment, content: content))
}

func padding(_ content: Node, _ edges: Edge.Set = .all, _ length: Int = 1) -> Node {
    .padding(.init(EdgeInsets(edges, length), content: content))
}

func border(_ content: Node, _ line: BorderGlyphs? = .line) -> Node {
    .border(.init(.role(.divider), line: line, content: content))
}

func background(_ color: Theme.Color, _ content: Node) -> Node {
    .background(.init(.color(color), content: content))
}

func fill(_ color: Theme.Color, _ pattern: Node.Fill.Pattern = .solid, _ fraction: Double = 1) -> Node {
    .fill(.init(.color(color), pattern: pattern, fraction: fraction))
}

func layers(_ children: Node..., alignment: Alignment = .topLeading, base: Int? = nil) -> Node {
    .layers(.init(alignment: alignment, base: base, children: children))
}
