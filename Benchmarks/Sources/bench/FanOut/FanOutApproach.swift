/// One way to tell many observers that something has changed.
///
/// What is timed are `register`, `post` and `free`; the observers are made before. Each call of an observer counts, so that
/// no approach is fast by leaving somebody out.
protocol FanOutApproach: AnyObject {
    /// How often observers were called so far.
    var calls: Int { get }
    /// How many a post has to call.
    var callsPerPost: Int { get }
    /// How often a main loop was asked for a turn so far.
    var hops: Int { get }

    /// Registers all observers.
    func register()
    /// Makes a change, and returns when everybody who is due has been called.
    func post()
    /// Lets all observers die, and everything go that was kept for them.
    func free()
}

extension FanOutApproach {
    var hops: Int { 0 }
}
