public import Blazon

/// A colour, as a view that fills the room it has and as the paint of other views.
///
/// ```swift
/// Color(.loadingBackground).frame(maxWidth: .infinity, maxHeight: .infinity)
/// Text("sky").foregroundStyle(Color("#9EC7FF"))
/// Text("faint").foregroundStyle(Color(.accent).opacity(0.5))
/// ```
///
/// A role follows the theme; a literal stays what it is. The colours named here are literals and bear no role's name, so
/// that `.foregroundStyle(.accent)` means the role.
public struct Color: Sendable, Hashable {
    @usableFromInline
    let paint: Node.Paint

    private init(_ paint: Node.Paint) { self.paint = paint }

    /// The colour that a role has in the theme.
    public init(_ role: Theme.Role) { paint = .role(role) }

    /// A colour that is the same in every theme, for example `Color("#9EC7FF")`.
    public init(_ color: Theme.Color) { paint = .color(color) }

    /// The colour, less visible.
    ///
    /// - Parameter opacity: From 0 to 1; it multiplies the opacity there is.
    public func opacity(_ opacity: Double) -> Color {
        Color(.init(paint.source, opacity: paint.opacity * (opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
    }

    /// Nothing at all.
    public static let clear = Color(.color(.clear))
    /// `#000000`
    public static let black = Color(.color(.black))
    /// `#FFFFFF`
    public static let white = Color(.color(.white))
    /// `#9E9E9E`
    public static let gray = Color(.color("#9E9E9E"))
    /// `#F44336`
    public static let red = Color(.color("#F44336"))
    /// `#FF9800`
    public static let orange = Color(.color("#FF9800"))
    /// `#FFEB3B`
    public static let yellow = Color(.color("#FFEB3B"))
    /// `#4CAF50`
    public static let green = Color(.color("#4CAF50"))
    /// `#2196F3`
    public static let blue = Color(.color("#2196F3"))
    /// `#9C27B0`
    public static let purple = Color(.color("#9C27B0"))
    /// `#E91E63`
    public static let pink = Color(.color("#E91E63"))
}

extension Color: _PrimitiveView {
    /// Appends a rectangle of the colour.
    public func _lower(into lowering: inout _ViewLowering) { lowering.nodes.append(.fill(.init(paint))) }
}
