import Foundation

extension Double {
    /// The number with so many decimal places at most, without zeros at the end.
    func formatted(places: Int) -> String {
        guard isFinite else { return "–" }
        let text = String(format: "%.\(places)f", self)
        guard text.contains(".") else { return text }
        let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
        return String(digits.reversed())
    }

    /// The number with about three digits that count.
    var short: String {
        guard isFinite else { return "–" }
        // Nothing has no sign.
        guard abs(self) >= 0.005 else { return "0" }
        return String(format: "%.\(abs(self) < 10 ? 2 : abs(self) < 100 ? 1 : 0)f", self)
    }
}

extension Samples {
    /// The median and the spread.
    var text: String { text(per: 1) }

    /// The median in a larger unit, and the spread.
    func text(per unit: Double) -> String { "\((median / unit).short) ±\((spread * 100).formatted(places: 0))%" }
}
