/// What gives a program one word.
package struct Accessor: Sendable {
    package let key: StringKey
    package let path: AccessorPath
    /// The word in the development language.
    package let placed: PlacedEntry
    /// What a call passes.
    package let signature: [ArgumentType]
}
