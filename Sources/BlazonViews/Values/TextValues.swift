/// What holds for each text at a place.
struct TextValues {
    var foreground: Node.Paint?
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var truncation = Node.StyledText.Truncation.tail
    var wrapping = Node.StyledText.Wrapping.word
    var attributes: Node.StyledText.Attributes = []
}
