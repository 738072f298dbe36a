import Blazon

extension StyleValues {
    /// What is filled or moved: the tint, or the colour of what cannot be used.
    var controlPaint: Node.Paint { isEnabled ? tint ?? .role(.tint) : .role(.disabledText) }

    /// What lies behind what is chosen or held down: a little of that.
    var highlightPaint: Node.Paint { controlPaint.faded(0.25) }
}

extension Node.Paint {
    /// Behind every other row, and behind what stands out but cannot be used.
    static var shade: Node.Paint { role(.primaryText).faded(0.08) }

    /// Less of the paint.
    ///
    /// - Parameter opacity: From 0 to 1; it multiplies the opacity there is.
    func faded(_ opacity: Double) -> Node.Paint { Node.Paint(source, opacity: self.opacity * opacity) }
}

extension ControlRole {
    /// The colour that warns of what cannot be undone.
    var paint: Node.Paint? { self == .destructive ? .role(.danger) : nil }
}
