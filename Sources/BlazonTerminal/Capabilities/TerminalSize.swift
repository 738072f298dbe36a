public import Foundation

/// How many cells a terminal shows.
public struct TerminalSize: Sendable, Hashable {
    /// Cells in a row, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int

    /// Makes a size.
    ///
    /// - Parameters:
    ///   - columns: Cells in a row.
    ///   - rows: Rows.
    /// - Returns: nil where one of them is not from 1 to 65,535, as the system counts.
    public init?(columns: Int, rows: Int) {
        let range = 1...Int(UInt16.max)
        guard range.contains(columns), range.contains(rows) else { return nil }
        self.columns = columns
        self.rows = rows
    }

    /// 80 columns and 24 rows, for where nobody knows.
    public static let standard = TerminalSize(standardColumns: 80, rows: 24)

    private init(standardColumns columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Reads the variables `COLUMNS` and `LINES`.
    ///
    /// - Parameter environment: The variables of a process, by name.
    /// - Returns: nil where one of them is missing or is not a number from 1 to 65,535.
    public init?(environment: [String: String]) {
        guard let columns = environment["COLUMNS"].flatMap({ Int($0) }),
            let rows = environment["LINES"].flatMap({ Int($0) })
        else { return nil }
        self.init(columns: columns, rows: rows)
    }

    /// Asks the terminal, and reads the environment where that is none or does not know.
    ///
    /// ```swift
    /// let width = TerminalSize(fileDescriptor: 1)?.columns ?? 80
    /// ```
    ///
    /// - Parameters:
    ///   - fileDescriptor: Where the app writes: 1 is the standard output.
    ///   - environment: The variables of this process, unless said otherwise.
    /// - Returns: nil where neither says a size.
    public init?(fileDescriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
        var size = winsize()
        if ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0,
            let known = TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
        {
            self = known
        } else {
            self.init(environment: environment)
        }
    }
}
