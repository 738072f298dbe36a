import Foundation

/// A terminal that nobody looks at, of a given size.
final class PseudoTerminal {
    /// The end that a program writes to.
    let descriptor: Int32
    private let controller: Int32

    // Two requests of Linux that Swift does not import, because their numbers are made by a macro.
    private static let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
    private static let number: UInt = 0x8004_5430  // TIOCGPTN

    init(columns: UInt16, rows: UInt16) throws {
        controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var zero: Int32 = 0
        var index: Int32 = 0
        guard ioctl(controller, Self.unlock, &zero) == 0, ioctl(controller, Self.number, &index) == 0 else {
            throw POSIXError(.ENOTTY)
        }
        descriptor = open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENOTTY) }
    }

    deinit {
        close(descriptor)
        close(controller)
    }
}
