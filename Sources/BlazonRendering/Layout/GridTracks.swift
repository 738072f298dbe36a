/// The lengths of a grid's columns, or of its rows.
///
/// A cell that takes one track alone is offered, in the end, what it was offered when the track's length was found, and not
/// that length: so it hears one offer less, and what lies in nested grids is not asked twice as often with each level.
struct GridTracks {
    /// How many cells each takes.
    private(set) var lengths: [Int]
    /// What the cells of each were offered; nil for their ideal length.
    private var offers: [Int?]
    private let spacing: Int

    /// Divides room among tracks: each has its ideal length where there is no room in particular.
    ///
    /// Grids are nested, and cells are measured from here: what else has to be computed is done in functions of its own, which
    /// are not on the thread's stack meanwhile.
    init(count: Int, spacing: Int, room: Int?, cells: [GridCell]) {
        self.spacing = spacing
        lengths = Array(repeating: 0, count: count)
        offers = Array(repeating: nil, count: count)
        guard let room, room < Extent.limit else {
            let offer = room.map { _ in Extent.limit }
            offers = Array(repeating: offer, count: count)
            lengths = needs(of: cells, taking: GridCell.lengths(of: cells, offered: offer)).lengths
            return
        }
        let least = needs(of: cells, taking: GridCell.lengths(of: cells, offered: 0))
        let greatest = needs(of: cells, taking: GridCell.lengths(of: cells, offered: Extent.limit))
        var division = Self.division(of: room - spacing * (count - 1), least: least, greatest: greatest)
        while let offer = division.nextOffer() {
            let length = GridCell.greatestLength(of: least.cells[offer.index], offered: offer.length)
            settle(offer, length, least: least, greatest: greatest)
            division.settle(lengths[offer.index])
        }
    }

    /// What the tracks need when their cells take some lengths.
    private struct Needs {
        var lengths: [Int]
        /// Whether a cell of several tracks has made one longer.
        var isStretched: [Bool]
        /// Those that take a track alone.
        var cells: [[GridCell]]
    }

    /// The cells that take a track alone come first. Those that take several share among their tracks what is missing then.
    private func needs(of cells: [GridCell], taking lengths: [Int]) -> Needs {
        var tracks = self
        var needs = Needs(
            lengths: self.lengths,
            isStretched: Array(repeating: false, count: self.lengths.count),
            cells: Array(repeating: [], count: self.lengths.count)
        )
        for (cell, length) in zip(cells, lengths) where cell.range.count == 1 {
            tracks.stretch(cell.range.lowerBound, to: length)
            needs.cells[cell.range.lowerBound].append(cell)
        }
        for (cell, length) in zip(cells, lengths) where cell.range.count > 1 {
            let missing = length - tracks.length(of: cell.range)
            guard missing > 0 else { continue }
            for (index, track) in cell.range.enumerated() {
                let share = missing / cell.range.count + (index < missing % cell.range.count ? 1 : 0)
                tracks.lengths[track] = Extent.sum(tracks.lengths[track], share)
                needs.isStretched[track] = true
            }
        }
        needs.lengths = tracks.lengths
        return needs
    }

    private static func division(of room: Int, least: Needs, greatest: Needs) -> StackDivision {
        let shares = least.lengths.indices.map { track in
            let length = least.lengths[track]
            return StackDivision.Share(
                priority: least.cells[track].map(\.node.priority).max() ?? 0,
                lengths: length...max(length, greatest.lengths[track])
            )
        }
        return StackDivision(of: Extent.clamped(room), among: shares)
    }

    /// Takes down what a track's own cells take of what it is offered. What wider cells would like is taken as well, as far
    /// as there is room.
    private mutating func settle(_ offer: StackDivision.Offer, _ length: Int, least: Needs, greatest: Needs) {
        let track = offer.index
        let stretched = greatest.isStretched[track] ? min(offer.length, greatest.lengths[track]) : 0
        offers[track] = offer.length
        lengths[track] = max(length, least.lengths[track], stretched)
    }

    /// What a cell is offered in the end. One that is shorter than its track, asked for its ideal length, is offered that of
    /// the track: what can grow does.
    func offer(to cell: GridCell) -> Int? {
        guard cell.isSized, cell.range.count == 1 else { return length(of: cell.range) }
        let track = cell.range.lowerBound
        guard offers[track] == nil else { return offers[track] }
        return cell.length(offered: nil) < lengths[track] ? lengths[track] : nil
    }

    /// Makes a track longer, if it is shorter.
    mutating func stretch(_ track: Int, to length: Int) { lengths[track] = max(lengths[track], length) }

    /// The length of some tracks with the spacing between them.
    func length(of range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        var length = spacing * (range.count - 1)
        for track in range { length += lengths[track] }
        return Extent.clamped(length)
    }

    /// Where a track begins.
    func start(of track: Int) -> Int {
        track > 0 ? Extent.sum(length(of: 0..<track), spacing) : 0
    }

    var total: Int { length(of: lengths.indices) }
}
