public import Blazon
public import BlazonStrings

/// How far something has come, or that it is under way.
///
/// ```swift
/// print(ProgressView(value: 3, total: 4).frame(width: 8).rendered())      // ██████░░
/// ProgressView()                                                          // how far is not known
/// ProgressView("Copying", value: done, total: all)
/// ```
///
/// A fraction that lies outside of 0 to 1 is brought to the nearer end; a value that is no number, or a total of zero or
/// less, is no progress.
public struct ProgressView<LabelContent: View, CurrentValueLabel: View>: _PrimitiveView {
    private let configuration: ProgressViewStyleConfiguration

    /// Appends a control, drawn as the innermost style says.
    public func _lower(into lowering: inout _ViewLowering) {
        let values = lowering.values
        let accessibilityLabel = lowering.accessibilityLabel?.claim()
        let style = values.innermostStyle(of: ProgressFamily.self)
        let body = lowering.reading {
            style?.makeBody(configuration)
                ?? AnyView(AutomaticProgressViewStyle().makeBody(configuration: configuration))
        }
        let drawing = Node.column(
            lowering.children(of: body, at: .position(0), in: style?.outerValues ?? values)
        )
        var control = control(drawn: drawing, in: &lowering)
        control.accessibilityLabel = accessibilityLabel ?? control.accessibilityLabel
        lowering.nodes.append(.control(control))
    }

    /// A built-in style draws a control by itself; what any other draws is a customised one.
    private func control(drawn drawing: Node, in lowering: inout _ViewLowering) -> Node.Control {
        let id = NodeID(lowering.path)
        if case .control(var control) = drawing, control.kind == .progress, !control.isCustomized {
            control.id = id
            return control
        }
        var control = ProgressDrawing(configuration: configuration, variant: .automatic)
            .control(id: id, in: &lowering, drawing: drawing)
        control.isCustomized = true
        return control
    }
}

extension ProgressView {
    private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
        value.map { total > 0 ? Double($0 / total) : 0 }
    }

    /// Makes a progress view of a value, with views that say what it is and how far it has come.
    ///
    /// - Parameters:
    ///   - value: How much is done; nil where that is not known.
    ///   - total: How much there is to do, more than 0.
    ///   - label: What is being done.
    ///   - currentValueLabel: How far it has come, in words.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> LabelContent,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        configuration = .init(
            fractionCompleted: Self.fraction(value, of: total),
            label: AnyView(label()),
            currentValueLabel: AnyView(currentValueLabel())
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Makes a progress view of a value, with a view that says what it is.
    ///
    /// - Parameters:
    ///   - value: How much is done; nil where that is not known.
    ///   - total: How much there is to do, more than 0.
    ///   - label: What is being done.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> LabelContent
    ) {
        configuration = .init(fractionCompleted: Self.fraction(value, of: total), label: AnyView(label()))
    }

    /// Makes a progress view of something whose extent is not known, with a view that says what it is.
    public init(@ViewBuilder label: () -> LabelContent) {
        configuration = .init(fractionCompleted: nil, label: AnyView(label()))
    }
}

extension ProgressView where LabelContent == EmptyView, CurrentValueLabel == EmptyView {
    /// Makes a progress view of something whose extent is not known.
    public init() {
        configuration = .init(fractionCompleted: nil)
    }

    /// Makes a progress view of a value.
    ///
    /// - Parameters:
    ///   - value: How much is done; nil where that is not known.
    ///   - total: How much there is to do, more than 0.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        configuration = .init(fractionCompleted: Self.fraction(value, of: total))
    }

    /// Makes the progress view that a style was given, in the look of the next outer style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.configuration = configuration
    }
}

extension ProgressView where LabelContent == Text, CurrentValueLabel == EmptyView {
    /// Makes a progress view of something whose extent is not known, with a text that says what it is.
    public init(_ title: some StringProtocol) {
        configuration = .init(fractionCompleted: nil, label: AnyView(Text(title)))
    }

    /// Makes a progress view of something whose extent is not known, with a word that says what it is.
    public init(_ title: BoundWord) {
        configuration = .init(fractionCompleted: nil, label: AnyView(Text(title)))
    }

    /// Makes a progress view of a value, with a text that says what it is.
    ///
    /// - Parameters:
    ///   - title: What is being done.
    ///   - value: How much is done; nil where that is not known.
    ///   - total: How much there is to do, more than 0.
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
        configuration = .init(fractionCompleted: Self.fraction(value, of: total), label: AnyView(Text(title)))
    }

    /// Makes a progress view of a value, with a word that says what it is.
    ///
    /// - Parameters:
    ///   - title: What is being done, looked up when it is drawn.
    ///   - value: How much is done; nil where that is not known.
    ///   - total: How much there is to do, more than 0.
    public init<Value: BinaryFloatingPoint>(_ title: BoundWord, value: Value?, total: Value = 1) {
        configuration = .init(fractionCompleted: Self.fraction(value, of: total), label: AnyView(Text(title)))
    }
}
