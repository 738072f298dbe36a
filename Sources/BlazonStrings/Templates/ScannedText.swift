/// A text of a message with its pieces, in their order.
struct ScannedText: Sendable {
    let place: TemplateProblem.Place
    let bytes: [UInt8]
    var items: [ScannedItem]

    func source(_ item: ScannedItem) -> String { String(decoding: bytes[item.range], as: UTF8.self) }
}
