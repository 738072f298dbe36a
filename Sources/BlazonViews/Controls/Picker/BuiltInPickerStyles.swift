// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// A label, and the option that is chosen.
    public func makeBody(configuration: Configuration) -> some View {
        MenuPickerStyle().makeBody(configuration: configuration)
    }
}

/// The option that is chosen, between brackets; all of them below it while it is open.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// A label, and the option that is chosen.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.picker, "menu") {
            VStack(alignment: .leading) {
                HStack {
                    configuration.label.controlLabel(showsFocus: false)
                    ButtonFrame {
                        HStack {
                            configuration.currentValueLabel
                            ControlGlyph(\.menu, .role(.secondaryText))
                        }
                    }
                }
                if configuration.isExpanded {
                    VStack(alignment: .leading) { MarkedChoices(configuration: configuration, on: \.checkmark) }
                        .padding(.horizontal, 1)
                        .border(.divider)
                }
            }
        }
    }
}

/// The options in a row, the chosen one on the tint.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// A row of options.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.picker, "segmented") {
            HStack {
                configuration.label.controlLabel(showsFocus: false)
                HStack(spacing: 0) {
                    ForEach(configuration.choices) { choice in
                        if choice.isSelected {
                            ProminentButton(configuration: .init(label: choice.label))
                        } else {
                            choice.label.controlLabel(showsFocus: false).padding(.horizontal, 2)
                        }
                    }
                }
            }
        }
    }
}

/// The options one below the other, a tick before the chosen one.
public struct InlinePickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// A column of options.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.picker, "inline") {
            VStack(alignment: .leading) {
                configuration.label.controlLabel()
                MarkedChoices(configuration: configuration, on: \.checkmark)
            }
        }
    }
}

/// The options one below the other, each with a circle before it.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// A column of options.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.picker, "radioGroup") {
            VStack(alignment: .leading) {
                configuration.label.controlLabel()
                MarkedChoices(configuration: configuration, on: \.radioOn, off: \.radioOff)
            }
        }
    }
}

/// The options of a picker with a mark before each.
private struct MarkedChoices: View {
    let configuration: PickerStyleConfiguration
    let on: KeyPath<ControlGlyphs, String>
    var off: KeyPath<ControlGlyphs, String>?

    var body: some View {
        ForEach(configuration.choices) { choice in
            HStack {
                if choice.isSelected {
                    ControlGlyph(on)
                } else if let off {
                    ControlGlyph(off, .role(.inactiveIcon))
                } else {
                    Text(" ")
                }
                choice.label.controlLabel(showsFocus: choice.isSelected)
            }
        }
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual look: a menu.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The option that is chosen, between brackets; all of them below it while it is open.
    @_disfavoredOverload public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The options in a row, the chosen one on the tint.
    @_disfavoredOverload public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options one below the other, a tick before the chosen one.
    @_disfavoredOverload public static var inline: Self { Self() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The options one below the other, each with a circle before it.
    @_disfavoredOverload public static var radioGroup: Self { Self() }
}
