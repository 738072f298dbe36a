import BlazonTesting
import BlazonViews

/// One control in every style of its family and every state, for people to look at.
struct ControlSheet: View {
    /// What the family is called.
    let name: String
    private let styles: [(name: String, view: AnyView)]

    init(_ name: String, _ styles: KeyValuePairs<String, AnyView>) {
        self.name = name
        self.styles = styles.map { ($0.key, $0.value) }
    }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(styles, id: \.name) { style in
                Text(style.name).bold()
                ForEach(ControlState.allCases, id: \.self) { state in
                    HStack(alignment: .top) {
                        Text(state.rawValue).foregroundStyle(.secondaryText).frame(width: 9, alignment: .leading)
                        InState(state: state, content: style.view)
                    }
                    .padding(.leading, 1)
                }
            }
        }
        .background(.background)
    }
}

enum ControlState: String, CaseIterable {
    case enabled, disabled, focused, pressed
}

/// A view whose first control that hears the keyboard is in some state.
struct InState<Content: View>: View {
    let state: ControlState
    let content: Content
    @Environment(\.self) private var values

    var body: Node {
        let controls = ControlTable()
        _ = content.node(in: values, controls: controls)
        let id = controls.focusOrder.first
        var values = values
        switch state {
        case .enabled: break
        case .disabled: values.isEnabled = false
        case .focused: values.interaction.focused = id
        case .pressed: values.interaction.pressed = id
        }
        return content.node(in: values)
    }
}
