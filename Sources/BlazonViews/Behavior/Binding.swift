public import Blazon

/// A value that lies elsewhere, to be read and written.
///
/// ```swift
/// struct VolumeControl: View {
///     @Binding var volume: Double
///     var body: some View { Slider(value: $volume, in: 0...10) }
/// }
/// VolumeControl(volume: Binding(get: { model.volume }, set: { model.volume = $0 }))
/// VolumeControl(volume: Binding(model, \.volume))
/// VolumeControl(volume: .constant(3))
/// ```
///
/// The value lies in a model of the app's: there is no state graph. A view that reads an `@Observable` model through a
/// binding is drawn anew when that changes.
public typealias Binding<Value> = StyleBinding<Value>
