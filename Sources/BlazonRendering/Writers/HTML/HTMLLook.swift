import Blazon

/// Declarations of CSS, each under the class that stands for it.
struct HTMLLook: Equatable {
    struct Entry: Hashable {
        let name: String
        let declaration: String
    }

    private(set) var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameters:
    ///   - name: The class, without the prefix that all classes have.
    ///   - declaration: In CSS.
    mutating func add(_ name: String, _ declaration: String) {
        entries.append(Entry(name: "bz-" + name, declaration: declaration))
    }

    mutating func add(color: Theme.Color) {
        add("f\(color.hex.dropFirst())", "color:\(PictureColors.name(color))")
    }

    mutating func add(background: Theme.Color) {
        add("b\(background.hex.dropFirst())", "background:\(PictureColors.name(background))")
    }

    /// A box of so many cells, as high as the line.
    mutating func addBox(width: Int) {
        add("box", "display:inline-block;height:1.2em;vertical-align:top")
        add("w\(width)", "width:\(width)ch")
    }
}
