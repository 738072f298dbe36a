import BlazonRendering

/// What the command has to know of where it runs.
struct Surroundings {
    var colorProfile: ColorProfile
    /// How wide the terminal is, where the output is one.
    var columns: Int?
    var isTerminal: Bool
    /// Whether the user wants no colours, wherever they go.
    var refusesColors = false
}
