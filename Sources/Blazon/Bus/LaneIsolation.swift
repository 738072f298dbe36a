/// Where the components of a lane are called.
enum LaneIsolation: Sendable {
    /// On the thread that posts.
    case immediate
    /// On main.
    case main(MainLoop)
    /// On an actor that is not the main one.
    case actor(WeakActor)

    /// The actor of the lane, while it lives; nil for the other two.
    var actor: (any Actor)? {
        if case .actor(let actor) = self { actor.value } else { nil }
    }
}

/// Does not keep its actor: a component that the actor owns would keep both.
///
/// `@unchecked`: the weak reference is never assigned again, and loading one is safe on any thread.
struct WeakActor: @unchecked Sendable {
    private(set) weak var value: (any Actor)?

    init(_ actor: any Actor) { value = actor }
}
