import Blazon

/// How a section sets itself apart.
enum SectionLook { case plain, framed }

extension StyleValues {
    private enum IsInFormColumnsKey: StyleKey { static var defaultValue: Bool { false } }
    private enum SectionLookKey: StyleKey { static var defaultValue: SectionLook { .plain } }

    /// Whether labels stand in a column of their own.
    var isInFormColumns: Bool {
        get { self[IsInFormColumnsKey.self] }
        set { self[IsInFormColumnsKey.self] = newValue }
    }

    var sectionLook: SectionLook {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
