/// The changes that are compared.
enum ReconcileKind: String, CaseIterable, Encodable {
    case anew
    case identical
    case unchanged
    case one
    case onePercent = "one-percent"
    case all
    case firstRow = "first-row"
    case movedRow = "moved-row"
    case reversed
    case otherColor = "other-color"
    case accent
    case everyColor = "every-color"

    var title: String {
        switch self {
        case .anew: "all made anew"
        case .identical: "the same node"
        case .unchanged: "an equal node"
        case .one: "1 text changed"
        case .onePercent: "1 % of the texts changed"
        case .all: "all texts changed"
        case .firstRow: "a row more, or less, at the top"
        case .movedRow: "the last row moved to the top"
        case .reversed: "all rows reversed"
        case .otherColor: "a theme with another colour that is not shown"
        case .accent: "a theme with another accent, which 1 % of the texts show"
        case .everyColor: "the other scheme"
        }
    }
}
