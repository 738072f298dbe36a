/// Lines of Swift that are being written.
struct CodeLines {
    private var lines: [String] = []
    private var depth = 0

    /// The file.
    var text: String { lines.joined(separator: "\n") + "\n" }

    mutating func add(_ line: String) {
        lines.append(line.isEmpty ? "" : String(repeating: "    ", count: depth) + line)
    }

    /// Adds an empty line, unless it would be the first within braces.
    mutating func separate() {
        if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
    }

    mutating func add(documentation: [String]) {
        for line in documentation { add(line.isEmpty ? "///" : "/// " + line) }
    }

    /// Adds braces with what is within.
    mutating func add(_ head: String, body: (inout CodeLines) -> Void) {
        add(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        add("}")
    }
}
