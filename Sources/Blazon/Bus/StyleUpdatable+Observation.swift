extension StyleUpdatable {
    /// Registers for changes of style, and runs `updateStyle()` once.
    ///
    /// Called in a component's initialiser as a rule. A component that is registered already stays where it is, and is
    /// only brought up to date. Nothing has to be kept: the component is gone from the bus when it dies.
    ///
    /// - Parameters:
    ///   - bus: Whose changes to hear.
    ///   - delivery: Where `updateStyle()` is called; the first time here, before this returns, unless `.main` is asked for
    ///     elsewhere than on main.
    ///   - tracking: Which changes to be called for: all, or those of what it has read.
    ///   - isolation: The caller's isolation. A helper that registers components for others forwards its own.
    /// - Returns: What ends the observation before the component dies. It may be dropped.
    @discardableResult
    public func observeAndUpdateStyle(
        on bus: StyleBus = .shared,
        delivery: StyleDelivery = .automatic,
        tracking: StyleTracking = .everything,
        isolation: isolated (any Actor)? = #isolation
    ) -> StyleObservation {
        bus.observeAndUpdate(self, delivery: delivery, tracking: tracking, isolation: isolation)
    }
}
