/// What can be chosen inside a view, in order: filled while the view is lowered.
final class OptionCollector {
    struct Option {
        let tag: AnyHashable
        let id: NodeID
        let view: AnyView
        let isEnabled: Bool
    }

    private(set) var options: [Option] = []

    func append(_ option: Option) { options.append(option) }
}
