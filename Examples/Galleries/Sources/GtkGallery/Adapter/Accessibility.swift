import BlazonViews
import CGTK

extension UnsafeMutablePointer<GtkWidget> {
    private static let roles: [Node.Control.Kind: GtkAccessibleRole] = [
        .button: GTK_ACCESSIBLE_ROLE_BUTTON, .menu: GTK_ACCESSIBLE_ROLE_BUTTON,
        .disclosureGroup: GTK_ACCESSIBLE_ROLE_BUTTON,
        .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX, .option: GTK_ACCESSIBLE_ROLE_RADIO,
        .picker: GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
        .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, .gauge: GTK_ACCESSIBLE_ROLE_METER,
        .slider: GTK_ACCESSIBLE_ROLE_SLIDER,
        .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, .textField: GTK_ACCESSIBLE_ROLE_TEXT_BOX,
        .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX, .list: GTK_ACCESSIBLE_ROLE_LIST, .table: GTK_ACCESSIBLE_ROLE_TABLE,
        .form: GTK_ACCESSIBLE_ROLE_FORM,
    ]

    /// Says what a widget is that draws a control. It has to be said before the widget is shown.
    func setAccessibleRole(of kind: Node.Control.Kind) {
        let role = Self.roles[kind] ?? GTK_ACCESSIBLE_ROLE_GROUP
        set("accessible-role", gtk_accessible_role_get_type()) { g_value_set_enum(&$0, gint(role.rawValue)) }
    }

    /// Tells assistive technologies what a control is called and what it holds. GTK knows the state of its own widgets.
    func describe(_ control: Node.Control, name: String, isNative: Bool) {
        if !name.isEmpty { say(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string(&$0, name) } }
        switch control.value {
        case .fraction(let number), .number(let number, _):
            say(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double(&$0, number) }
        case .text(let text): say(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) { g_value_set_string(&$0, text) }
        case .isOn(let isOn) where !isNative:
            say(
                GTK_ACCESSIBLE_STATE_CHECKED,
                (isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE).rawValue
            )
        case .mixed where !isNative: say(GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_MIXED.rawValue)
        case .isExpanded(let isExpanded) where !isNative: say(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
        default: break
        }
        if control.kind == .option { say(GTK_ACCESSIBLE_STATE_SELECTED, control.state.contains(.selected) ? 1 : 0) }
    }

    private func say(_ property: GtkAccessibleProperty, _ fill: (inout GValue) -> Void) {
        var (property, value) = (property, GValue())
        gtk_accessible_property_init_value(property, &value)
        fill(&value)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }

    private func say(_ state: GtkAccessibleState, _ number: UInt32) {
        var (state, value) = (state, GValue())
        gtk_accessible_state_init_value(state, &value)
        // States with three values are enumerations or numbers.
        if g_type_check_value_holds(&value, gtk_accessible_tristate_get_type()) != 0 {
            g_value_set_enum(&value, gint(number))
        } else {
            g_value_set_int(&value, gint(number))
        }
        gtk_accessible_update_state_value(opaque, 1, &state, &value)
        g_value_unset(&value)
    }
}
