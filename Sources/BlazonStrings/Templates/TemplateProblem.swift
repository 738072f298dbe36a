/// Something that is wrong, or looks wrong, in the texts of a message.
package struct TemplateProblem: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A `%` that begins nothing; it is shown as it is.
        case lonePercent
        /// Several arguments of one type without numbers: fine in the development language, whose order is the order of
        /// the call, and nowhere else. The caller decides.
        case unnumberedArguments
        /// A category that the language has is absent from a variable.
        case missingCategories
        /// A variable that no text refers to.
        case unusedVariable
        /// `%s`, `%S`, `%C`, `%p`, `%n`, and widths that would be read from arguments.
        case unsupportedSpecifier
        case widthTooLarge
        case precisionTooLarge
        case positionOutOfRange
        /// A text uses argument 2 but no text uses argument 1. A translation may leave arguments out.
        case positionGap
        /// One argument is used as two types.
        case typeClash
        case unknownVariable
        /// Two references give one variable different positions.
        case variableClash
        /// The value type of a variable is not the specifier of a number.
        case invalidValueType
        /// A variable without the form that serves for the absent ones.
        case missingOther
        /// `%arg` where there is no number.
        case numberOutsideVariable
        /// Variables that refer to each other in a circle.
        case cyclicVariable
        case nestingTooDeep
        /// Variables that would multiply to a text beyond all use.
        case expansionTooLarge
    }

    /// Which text of the message is meant.
    package enum Place: Sendable, Hashable {
        case format
        case width(Int)
        case variable(String)
        case form(variable: String, PluralCategory)
    }

    package let kind: Kind
    package let place: Place
    /// Where in that text, in bytes of UTF-8.
    package let offset: Int
    /// What is wrong, and what to write.
    package let text: String

    /// Errors are those after which an accessor cannot be trusted. The template works all the same.
    package var severity: StringsDiagnostic.Severity {
        switch kind {
        case .lonePercent, .unnumberedArguments, .missingCategories, .unusedVariable: .warning
        default: .error
        }
    }
}
