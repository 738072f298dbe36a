/// The type of an argument that a word takes.
package enum ArgumentType: String, Sendable, Hashable {
    case int = "Int"
    case uint = "UInt"
    case double = "Double"
    case string = "String"
}
