extension Theme {
    /// The theme that is active until an app sets another: the Material roles, light and dark.
    ///
    /// At standard contrast, text and status colours reach 4.5 : 1 on background and card; at increased contrast 7 : 1.
    /// It says nothing of its own: its colours are the defaults of the roles.
    public static let system = Theme(id: "system")
}
