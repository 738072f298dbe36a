import BlazonViews
import CNcurses

extension ControlEvent {
    /// A key of ncurses; nil for what is none.
    ///
    /// - Parameters:
    ///   - code: What `get_wch` gives.
    ///   - isFunction: Whether it is the number of a key, and not a character.
    init?(ncurses code: wint_t, isFunction: Bool) {
        if isFunction {
            let keys: [Int32: KeyEquivalent] = [
                KEY_UP: .upArrow, KEY_DOWN: .downArrow, KEY_LEFT: .leftArrow, KEY_RIGHT: .rightArrow, KEY_HOME: .home,
                KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_DC: .deleteForward, KEY_BACKSPACE: .delete,
                KEY_ENTER: .return,
            ]
            if code == wint_t(KEY_BTAB) {
                self = .key(.tab, modifiers: .shift)
            } else if let key = keys[Int32(truncatingIfNeeded: code)] {
                self = .key(key)
            } else {
                return nil
            }
        } else {
            guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
            switch scalar {
            case "\r", "\n": self = .key(.return)
            case "\u{7F}": self = .key(.delete)
            default: self = .key(KeyEquivalent(Character(scalar)))
            }
        }
    }
}
