extension Surface {
    /// What makes a terminal show this surface: all of it, or what is different from the one that it shows.
    ///
    /// ```swift
    /// let old = Text("12 %").surface(for: .none, width: 8, height: 1)
    /// let new = Text("13 %").surface(for: .none, width: 8, height: 1)
    /// new.update(from: old, profile: .none)      // ESC[1;2H 3 ESC[H
    /// ```
    ///
    /// The surface stands in the top leading corner of the terminal and is taken to be all that is shown there. The cursor is
    /// moved to where something changes, and past what stays unless to write that again takes fewer bytes; afterwards it is
    /// in the top leading corner, looks and links are off. No line feed is written, so that nothing scrolls. Behind a glyph
    /// that terminals do not agree about, such as an emoji of several, the cursor is placed anew, and what a terminal may have
    /// painted over is written again.
    ///
    /// A cell that stays costs about a nanosecond; what is written is proportional to what changed.
    ///
    /// - Parameters:
    ///   - previous: What the terminal shows: the surface that was written last. Nil where that is not known; then the screen is
    ///     cleared and all is written, as for a surface of another size.
    ///   - profile: How many colours the terminal has. Where two surfaces look the same in these, nothing is written.
    /// - Returns: Text and control sequences; empty where nothing is different.
    public func update(from previous: Surface? = nil, profile: ColorProfile) -> String {
        if let previous, (previous.width, previous.height) == (width, height) {
            return ScreenUpdate(from: previous, to: self, profile: profile).string(isCleared: false)
        }
        let cleared = Surface(width: width, height: height)
        return ScreenUpdate(from: cleared, to: self, profile: profile).string(isCleared: true)
    }
}
