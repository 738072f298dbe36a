public import Blazon

extension View {
    /// All text below in bold, or not.
    @inlinable
    public func bold(_ isActive: Bool = true) -> some View { textAttribute(.bold, isActive) }

    /// All text below in italics, or not.
    @inlinable
    public func italic(_ isActive: Bool = true) -> some View { textAttribute(.italic, isActive) }

    /// All text below with a line under it, or not.
    @inlinable
    public func underline(_ isActive: Bool = true) -> some View { textAttribute(.underline, isActive) }

    /// All text below with a line through it, or not.
    @inlinable
    public func strikethrough(_ isActive: Bool = true) -> some View { textAttribute(.strikethrough, isActive) }

    /// How many lines each text below may have.
    ///
    /// - Parameter number: From 1; less is 1. Nil for any number.
    public func lineLimit(_ number: Int?) -> some View { settingValues { $0.lineLimit = number } }

    /// Where the shorter lines of each text below stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        settingValues { $0.multilineTextAlignment = alignment }
    }

    /// Where text below is left out that has no room.
    public func truncationMode(_ mode: Node.StyledText.Truncation) -> some View {
        settingValues { $0.truncationMode = mode }
    }

    /// Where lines of text below end that have no room for more.
    ///
    /// ```swift
    /// Text("commit 5f3a9c1e").rendered(width: 9)                                   // commit
    ///                                                                              // 5f3a9c1e
    /// Text("commit 5f3a9c1e").wrappingMode(.character).rendered(width: 9)          // commit 5f
    ///                                                                              // 3a9c1e
    /// ```
    ///
    /// Blanks at the end of a line that was ended do not count in either mode, and a character is never cut.
    ///
    /// - Parameter mode: Between words where nothing is said.
    public func wrappingMode(_ mode: Node.StyledText.Wrapping) -> some View {
        settingValues { $0.wrappingMode = mode }
    }

    @inlinable
    func textAttribute(_ attribute: Node.StyledText.Attributes, _ isActive: Bool) -> some View {
        settingValues { values in
            if isActive { values.textAttributes.insert(attribute) } else { values.textAttributes.remove(attribute) }
        }
    }
}
