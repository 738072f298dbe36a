import Blazon
import BlazonRendering
import BlazonViews
import Foundation
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    private static let lengths = [Int.min, -1, 0, 1, 3, Int.max]

    @Test(arguments: lengths, lengths)
    func `any length renders something`(length: Int, size: Int) {
        let limits = Length(length)
        let nodes = [
            frame(text("abc"), width: length, height: length),
            .frame(.init(minWidth: length, idealWidth: length, maxHeight: limits, content: text("abc"))),
            padding(text("abc"), .all, length),
            row(text("a"), spacer(length), text("b"), spacing: length),
            column(text("a"), text("b"), spacing: length),
            .scroll(.init([.horizontal, .vertical], x: length, y: length, content: text("abc"))),
            .grid(
                .init(horizontalSpacing: length, verticalSpacing: length, rows: [[text("a"), text("b")], [text("c")]])
            ),
            .grid(
                .init(
                    horizontalSpacing: length,
                    verticalSpacing: 0,
                    rows: [.init(cells: [.init(columns: length, text("a")), .init(columns: length, text("b"))])]
                )
            ),
            .frame(.init(x: length, y: length, content: text("abc"))),
            text("a b c", lineLimit: length),
            border(padding(border(text("日本")), .all, length)),
        ]
        for node in nodes {
            let lines = node.lines(width: min(size, 9), height: min(size, 4))
            #expect(lines.allSatisfy { $0.count <= max(min(size, 9), 0) })
        }
    }

    @Test func `a surface without end has an end`() {
        #expect(text("a").rendered(width: .max, height: 1) == "a")
        #expect(text("a").lines(width: 1, height: .max).count == 1 << 20)
        let surface = text("a").surface(width: .max, height: .max)
        #expect(surface.width == 1 << 20)
        #expect(surface.height == 4)
    }

    @Test func `a frame without end has an end`() {
        let node = frame(text("a"), width: .max, height: .max, alignment: .topLeading)
        #expect(node.rendered().split(separator: "\n") == ["a"])
    }

    @Test func `many endless children stay within bounds`() {
        let child = frame(text("a"), width: .max)
        let node = Node.stack(.init(.horizontal, spacing: .max, children: Array(repeating: child, count: 50)))
        #expect(node.rendered(width: 3, height: 1) == "")
        #expect(row(text("x"), child, spacing: 0).rendered(width: 3, height: 1) == "")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 1e300])
    func `any priority and fraction renders something`(number: Double) {
        let node = row(frame(text("ab"), priority: number), fill(.black, .bar, number), fill(.black, .solid, number))
        #expect(node.lines(width: 7, height: 1).count == 1)
    }

    @Test func `no size is given exactly as asked`() {
        #expect(text("abc").rendered(height: 0) == "")
        #expect(text("abc").rendered(height: 3) == "abc\n\n")
        #expect(text("abc").rendered(width: -5, height: -5) == "")
        #expect(Node.empty.rendered() == "")
        #expect(Node.empty.rendered(width: 3, height: 2) == "\n")
    }

    @Test(arguments: Wrapping.allCases)
    func `what is too deep is not drawn, on a thread with little stack`(wrapping: Wrapping) {
        let node = (0..<400).reduce(text("deep")) { node, _ in wrapping.wrap(node) }
        let output = onSmallThread { node.rendered(width: 10, height: 2) }
        #expect(!output.contains("deep"))
        let plain = onSmallThread { node.rendered(theme: .ascii) }
        #expect(plain.contains("...") && !plain.contains("…"))
    }

    @Test(arguments: [Wrapping.column, .row, .padding, .frame, .scope, .layers, .fits, .control, .grid])
    func `what is not too deep is drawn`(wrapping: Wrapping) {
        let node = (0..<120).reduce(text("deep")) { node, _ in wrapping.wrap(node) }
        let output = onSmallThread { node.rendered(width: 10, height: 2) }
        #expect(output.contains("deep"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `nested stacks do not cost exponentially more with each level`() {
        var node = text("the quick brown fox jumps over the lazy dog")
        for level in 0..<60 {
            node = level.isMultiple(of: 2) ? row(node, text("x"), spacer()) : column(node, text("y y"), .divider)
        }
        #expect(node.lines(width: 80, height: 24).count == 24)
        #expect(!node.rendered().isEmpty)
    }

    /// One level more around a node.
    enum Wrapping: String, CaseIterable {
        case column, row, pair, baseline, padding, frame, scope, layers, border, fits, control, grid, scroll

        func wrap(_ node: Node) -> Node {
            switch self {
            case .column: .stack(.init(.vertical, spacing: 0, children: [node]))
            case .row: .stack(.init(.horizontal, spacing: 0, children: [node]))
            case .pair: .stack(.init(.horizontal, spacing: 0, children: [node, text("x")]))
            case .baseline:
                .stack(
                    .init(
                        .horizontal,
                        alignment: .init(horizontal: .center, vertical: .lastTextBaseline),
                        spacing: 0,
                        children: [text("x"), node]
                    )
                )
            case .padding: .padding(.init(EdgeInsets(), content: node))
            case .frame: .frame(.init(content: node))
            case .scope: .scope(.init(content: node))
            case .layers: .layers(.init(children: [node]))
            case .border: .border(.init(.role(.divider), content: node))
            case .fits: .fits(.init(alternatives: [node]))
            case .control: .control(.init(.button, id: NodeID([]), drawing: node))
            case .grid: .grid(.init(horizontalSpacing: 0, verticalSpacing: 0, rows: [[node]]))
            case .scroll: .scroll(.init(.vertical, content: node))
            }
        }
    }

    /// Runs on a thread with the least stack that a secondary thread has by default on any platform.
    private func onSmallThread(_ body: @escaping @Sendable () -> String) -> String {
        final class Result: @unchecked Sendable { var value = "" }  // read only after the thread has signalled
        let result = Result()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.value = body()
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return result.value
    }
}
