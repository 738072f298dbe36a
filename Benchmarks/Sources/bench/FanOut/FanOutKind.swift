import Blazon

/// The approaches that are compared.
enum FanOutKind: String, CaseIterable, Encodable {
    case strongLoop = "strong-loop"
    case weakLoop = "weak-loop"
    case closureLoop = "closures"
    case centerBlocks = "center-blocks"
    case centerBlocksForgotten = "center-blocks-forgotten"
    case centerMessages = "center-messages"
    case observation = "observation"
    case asyncStreams = "async-streams"
    case bus = "bus"
    case busTrackingReads = "bus-tracking-reads"
    case roleOfAll = "role-of-all"
    case roleScattered = "role-scattered"
    case roleClustered = "role-clustered"
    case oneUpdate = "one-update"
    case oneHop = "one-hop"
    case hop = "hop"
    case palette = "palette"
    case emptyBus = "empty-bus"
    case emptyStore = "empty-store"

    /// A new one of so many observers, none of which is registered.
    func makeApproach(count: Int) -> any FanOutApproach {
        switch self {
        case .strongLoop: StrongLoop(count: count)
        case .weakLoop: WeakLoop(count: count)
        case .closureLoop: ClosureLoop(count: count)
        case .centerBlocks: CenterBlocks(count: count)
        case .centerBlocksForgotten: CenterBlocksForgotten(count: count)
        case .centerMessages: CenterMessages(count: count)
        case .observation: ObservationTracking(count: count)
        case .asyncStreams: AsyncStreams(count: count)
        case .bus: BusPosts(count: count, tracking: .everything)
        case .busTrackingReads: BusPosts(count: count, tracking: .reads)
        case .roleOfAll: RoleChanges(count: count, readers: .all)
        case .roleScattered: RoleChanges(count: count, readers: .scattered)
        case .roleClustered: RoleChanges(count: count, readers: .clustered)
        case .oneUpdate: CoalescedUpdate(count: count)
        case .oneHop: HopsToMain(count: count, changes: 4)
        case .hop: HopsToMain(count: count, changes: 1)
        case .palette: PaletteReads(count: count)
        case .emptyBus: BusPosts(count: 0, tracking: .everything)
        case .emptyStore: RoleChanges(count: 0, readers: .all)
        }
    }

    /// What it is called in a table.
    var title: String {
        switch self {
        case .strongLoop: "strong array, call through the protocol"
        case .weakLoop: "weak array"
        case .closureLoop: "closures, observer weak"
        case .centerBlocks: "NotificationCenter, a block each"
        case .centerBlocksForgotten: "the same, tokens not kept"
        case .centerMessages: "NotificationCenter, main-actor message"
        case .observation: "Observation, registered anew"
        case .asyncStreams: "AsyncStream, a listener each"
        case .bus: "Blazon, a post for all"
        case .busTrackingReads: "Blazon, noting what each reads"
        case .roleOfAll: "Blazon, a role that all read"
        case .roleScattered: "Blazon, a role that every eighth reads"
        case .roleClustered: "Blazon, a role that one eighth reads"
        case .oneUpdate: "Blazon, three changes in one update"
        case .oneHop: "Blazon, four posts in one hop to main"
        case .hop: "Blazon, a hop to main"
        case .palette: "Blazon, four colours read"
        case .emptyBus: "a post on an empty bus"
        case .emptyStore: "a change of an empty bus's store"
        }
    }

    /// Whether it has no observers, so that only the whole post can be told.
    var isFixedCost: Bool { self == .emptyBus || self == .emptyStore }

    /// Whether something stays when all observers have died.
    var leaks: Bool { self == .centerBlocksForgotten }
}
