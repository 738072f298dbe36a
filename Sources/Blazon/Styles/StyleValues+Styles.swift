extension StyleValues {
    /// A style that holds at a place, and the values to draw what it makes with.
    public struct Style<Family: StyleFamily> {
        /// What the style makes of a configuration.
        public let makeBody: (Family.Configuration) -> Family.Output
        /// The values for the body: as they were, but for this style. A control of the same family in the body meets
        /// the next outer style, then the toolkit's default; so a style can wrap its own control and never recurses.
        public let outerValues: StyleValues

        @usableFromInline
        init(makeBody: @escaping (Family.Configuration) -> Family.Output, outerValues: StyleValues) {
            self.makeBody = makeBody
            self.outerValues = outerValues
        }
    }

    /// Adds a style, which holds for every control of the family that is given these values.
    ///
    /// - Parameters:
    ///   - family: The family it is for.
    ///   - makeBody: What it makes of a control.
    @inlinable
    public mutating func pushStyle<Family: StyleFamily>(
        of family: Family.Type,
        _ makeBody: @escaping (Family.Configuration) -> Family.Output
    ) {
        self[StyleStackKey<Family>.self] = StyleStack(makeBody: makeBody, outer: self[StyleStackKey<Family>.self])
    }

    /// The style that was added last, with the values to draw its body with.
    ///
    /// - Parameter family: The family of the control to be drawn.
    /// - Returns: Nil where no style is left: the toolkit's default is due.
    @inlinable
    public func innermostStyle<Family: StyleFamily>(of family: Family.Type) -> Style<Family>? {
        guard let innermost = self[StyleStackKey<Family>.self] else { return nil }
        var outerValues = self
        if let newest, newest.key == ObjectIdentifier(StyleStackKey<Family>.self),
            (newest.older?.value(of: StyleStackKey<Family>.self) ?? nil) === innermost.outer
        {
            // Nothing was set after the style: without it, there is what there was before.
            outerValues.newest = newest.older
        } else {
            outerValues[StyleStackKey<Family>.self] = innermost.outer
        }
        return Style(makeBody: innermost.makeBody, outerValues: outerValues)
    }
}

/// The styles of a family that hold at a place, as a list from the innermost to the outermost.
@usableFromInline
final class StyleStack<Family: StyleFamily> {
    @usableFromInline
    let makeBody: (Family.Configuration) -> Family.Output
    @usableFromInline
    let outer: StyleStack?

    @usableFromInline
    init(makeBody: @escaping (Family.Configuration) -> Family.Output, outer: StyleStack?) {
        self.makeBody = makeBody
        self.outer = outer
    }
}

/// A stack of styles is a value like any other.
@usableFromInline
enum StyleStackKey<Family: StyleFamily>: StyleKey {
    @usableFromInline static var defaultValue: StyleStack<Family>? { nil }
}
