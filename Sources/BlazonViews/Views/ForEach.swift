/// A view for each element of a collection, told apart by an identity and not by position.
///
/// ```swift
/// ForEach(messages) { Text($0.subject) }              // elements that are Identifiable
/// ForEach(names, id: \.self) { Text($0) }
/// ForEach(0..<3) { Text("row \($0)") }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _PrimitiveView {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content
    /// The environment of the body that the loop stands in, which its content reads: not that below modifiers of the loop.
    private let values = EnvironmentReader.current

    private init(
        _ data: Data,
        identifiedBy id: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    /// Makes a view for each element, identified by one of its properties.
    ///
    /// - Parameters:
    ///   - data: The elements in order.
    ///   - id: Where the identity of an element is found. It should differ among the elements; should two be the same,
    ///     the later one is told apart by a number.
    ///   - content: Makes the view of an element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
    }

    /// Makes a view for each element, identified by its `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identifiedBy: { $0.id }, content: content)
    }

    /// Makes a view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, identifiedBy: { $0 }, content: content)
    }

    /// Appends the view of each element.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.beginKeys()
        let names = ElementNames(data.map(id))
        // Where two elements have one identity, their order tells them apart.
        var occurrences: [String: Int] = [:]
        for element in data {
            let text = names.name(of: id(element))
            let count = occurrences[text, default: 0]
            occurrences[text] = count + 1
            let view = lowering.reading(values) { content(element) }
            let step = NodeID.Step.key(text, occurrence: count)
            if lowering.options == nil {
                lowering.append(view, at: step)
            } else {
                lowering.appendOption(view, tag: AnyHashable(id(element)), at: step)
            }
        }
    }
}
