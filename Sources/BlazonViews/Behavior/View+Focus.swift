public import Blazon

extension View {
    /// Binds whether the first control inside hears the keyboard.
    ///
    /// ```swift
    /// TextField("Name", text: $name).focused(Binding(model, \.isNaming))
    /// ```
    ///
    /// Setting it to true brings the keyboard here, to false takes it away; and it follows where a person takes it.
    public func focused(_ condition: Binding<Bool>) -> some View {
        FocusedView(content: self) {
            condition.wrappedValue
        } set: {
            condition.wrappedValue = $0
        }
    }

    /// Binds which of several controls hears the keyboard.
    ///
    /// - Parameters:
    ///   - binding: The value of the control that does; nil for none.
    ///   - value: The value of the first control inside.
    public func focused<Value: Hashable>(_ binding: Binding<Value?>, equals value: Value) -> some View {
        FocusedView(content: self) {
            binding.wrappedValue == value
        } set: { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = nil
            }
        }
    }

    /// Does something when Return is struck in a text field inside.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        settingValues { values in
            let outer = values.submit
            values.submit = {
                action()
                outer?()
            }
        }
    }
}

extension StyleValues {
    private enum SubmitKey: StyleKey { static var defaultValue: (() -> Void)? { nil } }

    var submit: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}
