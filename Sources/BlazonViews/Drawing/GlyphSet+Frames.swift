extension GlyphSet {
    /// The circle for a fraction, of which NaN is nothing. Only nothing is empty, and only all is full.
    func circle(at fraction: Double) -> String {
        guard let empty = circle.first, let full = circle.last else { return "" }
        let between = circle.dropFirst().dropLast()
        guard fraction > 0 else { return empty }
        guard fraction < 1 else { return full }
        guard !between.isEmpty else { return fraction < 0.5 ? empty : full }
        let index = min(Int(fraction * Double(between.count)), between.count - 1)
        return between[between.startIndex + index]
    }

    /// The frame of the spinner at a turn from 0 to less than 1.
    func spinner(at turn: Double) -> String {
        guard !spinner.isEmpty else { return "" }
        // A hair more, so that a frame's own share of a turn is not cut to the frame before: 0.3 of ten is the fourth.
        return spinner[min(max(Int(turn * Double(spinner.count) + 1e-9), 0), spinner.count - 1)]
    }
}
