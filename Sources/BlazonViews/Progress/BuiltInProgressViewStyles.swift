// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: a bar where it is known how far it has come, else a circle.
public struct AutomaticProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}
    /// A bar or a circle.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressDrawing(
            configuration: configuration,
            variant: configuration.fractionCompleted == nil ? .circular : .linear
        )
    }
}

/// A bar with the label above it and the current value beside it.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}
    /// A bar.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressDrawing(configuration: configuration, variant: .linear)
    }
}

/// A circle with the label and the current value beside it.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}
    /// A circle.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressDrawing(configuration: configuration, variant: .circular)
    }
}

/// A progress view in the middle of a veil that takes all the room, for laying over what is being loaded.
///
/// ```swift
/// Inbox()
///     .overlay { if isLoading { ProgressView().progressViewStyle(.common) } }
///     .disabled(isLoading)
/// ```
public struct CommonProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}
    /// A veil and a large progress view, in the next outer style.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Color(.loadingBackground).frame(maxWidth: .infinity, maxHeight: .infinity)
            ProgressView(configuration).tint(.secondaryText).controlSize(.large)
        }
    }
}

extension ProgressViewStyle where Self == AutomaticProgressViewStyle {
    /// The usual look: a bar where it is known how far it has come, else a circle.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar with the label above it and the current value beside it.
    @_disfavoredOverload public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle with the label and the current value beside it.
    @_disfavoredOverload public static var circular: Self { Self() }
}

extension ProgressViewStyle where Self == CommonProgressViewStyle {
    /// A progress view in the middle of a veil, for laying over what is being loaded.
    @_disfavoredOverload public static var common: Self { Self() }
}
