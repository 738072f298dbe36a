/// Names of types that toolkits on Linux export already. A client that imports one of them beside `Blazon` could not use
/// either without qualifying it, so the core module exports none of them.
let clashingNames: Set<String> = [
    "View", "Text", "Label", "HStack", "VStack", "ZStack", "Group", "ForEach", "EmptyView", "AnyView", "Spacer",
    "Divider", "Color", "ColorScheme", "Font", "Image", "Environment", "EnvironmentKey", "EnvironmentValues", "State",
    "Binding", "ViewBuilder", "ViewModifier", "Button", "ButtonStyle", "Toggle", "ToggleStyle", "ProgressView",
    "ProgressBar", "Alignment", "Edge", "EdgeInsets", "Size", "Application", "App", "Scene", "BorderStyle",
    "Attribute", "Palette", "Appearance", "ThemeManager", "SemanticColor", "LocalizedString", "Painter", "Pos", "Dim",
    "ObservableObject", "Published", "Progress", "Formatter", "Unit", "Host", "Bundle", "Test", "Tag", "Trait",
    "Issue", "Comment", "LocalizedStringResource",
]
