extension Node.Control {
    /// A sort of control. The set is open: a toolkit or an app adds its own as static members.
    public struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        /// The kind's name.
        public let rawValue: String
        /// Makes a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How far something has come.
        public static let progress = Kind(rawValue: "progress")
        /// A value within its range.
        public static let gauge = Kind(rawValue: "gauge")
        /// Does something when used.
        public static let button = Kind(rawValue: "button")
        /// Is on or off.
        public static let toggle = Kind(rawValue: "toggle")
        /// Holds a line of text.
        public static let textField = Kind(rawValue: "textField")
        /// Holds a line of text that nobody is to see.
        public static let secureField = Kind(rawValue: "secureField")
        /// A value that is moved along its range.
        public static let slider = Kind(rawValue: "slider")
        /// Counts up and down.
        public static let stepper = Kind(rawValue: "stepper")
        /// One of several options.
        public static let picker = Kind(rawValue: "picker")
        /// One of the options of a picker, or a row that can be chosen.
        public static let option = Kind(rawValue: "option")
        /// Commands that appear when it is used.
        public static let menu = Kind(rawValue: "menu")
        /// Content that is shown when it is used.
        public static let disclosureGroup = Kind(rawValue: "disclosureGroup")
        /// Content that belongs together, with a frame around it.
        public static let groupBox = Kind(rawValue: "groupBox")
        /// Controls that belong together.
        public static let controlGroup = Kind(rawValue: "controlGroup")
        /// Content, and what it is.
        public static let labeledContent = Kind(rawValue: "labeledContent")
        /// Settings.
        public static let form = Kind(rawValue: "form")
        /// Rows.
        public static let list = Kind(rawValue: "list")
        /// Rows of cells.
        public static let table = Kind(rawValue: "table")

        /// The kind's name.
        public var description: String { rawValue }
    }
}
