import BlazonViews
import CGTK

extension KeyEquivalent {
    /// A key as GDK names it; nil for those that lead elsewhere, such as Tab, and for those that do nothing by themselves.
    init?(gdk key: guint) {
        let keys: [gint: KeyEquivalent] = [
            GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
            GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward,
            GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Escape: .escape,
        ]
        if let known = keys[gint(bitPattern: key)] {
            self = known
        } else {
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else { return nil }
            self = KeyEquivalent(Character(scalar))
        }
    }
}
