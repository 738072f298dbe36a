import Blazon
import BlazonViews

/// Icons that tests are made of.
enum Icons {
    /// An envelope, in the manner of a symbolic icon of GNOME.
    static let envelope = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
          <!-- a comment -->
          <title>Mail</title>
          <g fill="#2e3436">
            <path d="m1 3h14v10h-14z m1.5 1.5v.5l5.5 4 5.5-4v-.5z" fill-rule="evenodd"/>
          </g>
          <circle class="warning" cx="13" cy="4" r="3" style="fill:#ff7800;stroke:none"/>
        </svg>
        """

    /// A disc of 16 × 16 pixels with a soft edge, premultiplied red.
    static func disc(size: Int = 16) -> [UInt8] {
        var pixels: [UInt8] = []
        let middle = Double(size - 1) / 2
        for y in 0..<size {
            for x in 0..<size {
                let distance =
                    ((Double(x) - middle) * (Double(x) - middle) + (Double(y) - middle) * (Double(y) - middle))
                    .squareRoot()
                let alpha = UInt8(min(max(middle - distance + 0.5, 0), 1) * 255)
                pixels += [alpha, 0, 0, alpha]
            }
        }
        return pixels
    }
}
