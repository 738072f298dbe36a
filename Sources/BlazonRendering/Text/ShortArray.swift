/// An array that needs no memory of its own for its first element.
///
/// Most texts are one run on one line, and there are thousands of them: what is known of the line and of the run would be
/// an allocation each.
struct ShortArray<Element>: RandomAccessCollection {
    private var head: Element?
    private var tail: [Element] = []

    init() {}

    init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    mutating func append(_ element: Element) {
        if head == nil { head = element } else { tail.append(element) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { head == nil ? 0 : tail.count + 1 }

    subscript(index: Int) -> Element {
        get {
            if index == 0, let head { head } else { tail[index - 1] }
        }
        set {
            if index == 0, head != nil { head = newValue } else { tail[index - 1] = newValue }
        }
    }
}

extension ShortArray: Sendable where Element: Sendable {}
