/// Which elements can stay where they are while all others are moved around them: the most there can be.
///
/// - Parameter places: Where each element was; nil for one that is new. No place comes twice.
/// - Returns: Of each element whether it stays: those that do form a longest increasing subsequence.
/// - Complexity: O(n log n); O(n) where nothing has changed its place.
func elementsThatStay(_ places: [Int?]) -> [Bool] {
    var stays = places.map { $0 != nil }
    var last = -1
    let isInOrder = places.allSatisfy { place in
        guard let place else { return true }
        defer { last = place }
        return place > last
    }
    if isInOrder { return stays }

    // By patience sorting: of all runs of one length, the one that ends on the lowest place is the best to go on with.
    var ends: [Int] = []
    var predecessors = [Int](repeating: -1, count: places.count)
    func endPlace(_ length: Int) -> Int { places[ends[length]] ?? -1 }
    for (index, place) in places.enumerated() {
        guard let place else { continue }
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if endPlace(middle) < place { low = middle + 1 } else { high = middle }
        }
        if low > 0 { predecessors[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    stays = [Bool](repeating: false, count: places.count)
    var index = ends.last ?? -1
    while index >= 0 {
        stays[index] = true
        index = predecessors[index]
    }
    return stays
}
