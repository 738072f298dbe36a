import Blazon
import CNcurses

/// Pairs of colours for ncurses: exact where the terminal takes colours as numbers, else the nearest of 256.
///
/// Terminals that let colours be changed are not asked to: many say that they do, and do not.
struct NcursesColors {
    private let isDirect = tigetflag("RGB") > 0
    private let isColored = tigetnum("colors") >= 256
    private var pairs: [[Int32]: Int32] = [:]

    /// The number of a pair of colours; nil is the terminal's own.
    mutating func pair(_ foreground: Theme.Color?, on background: Theme.Color?) -> Int32 {
        let key = [number(of: foreground), number(of: background)]
        if let pair = pairs[key] { return pair }
        // The first pair is the terminal's own; where no more can be had, nothing better is left.
        let pair = Int32(pairs.count + 1)
        guard key != [-1, -1], init_extended_pair(pair, key[0], key[1]) != ERR else { return 0 }
        pairs[key] = pair
        return pair
    }

    private func number(of color: Theme.Color?) -> Int32 {
        guard let color, isColored else { return -1 }
        guard isDirect else { return Self.nearest(color) }
        let exact = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
        // The first eight are the terminal's own, whatever it has there.
        return exact < 8 ? 8 : exact
    }

    /// In the cube of 6³ colours, or among the 24 greys.
    private static func nearest(_ color: Theme.Color) -> Int32 {
        let levels = [0, 95, 135, 175, 215, 255]
        let channels = [Int(color.red), Int(color.green), Int(color.blue)]
        let steps = channels.map { channel in
            levels.indices.min { abs(levels[$0] - channel) < abs(levels[$1] - channel) } ?? 0
        }
        func distance(_ other: [Int]) -> Int { zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        let grey = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
        let isGrey = distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(steps.map { levels[$0] })
        return Int32(isGrey ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    }
}
