/// One step of a compiled expression: plain data, children by index.
struct Operation {
    enum Code: UInt8 {
        case empty
        /// Pushes a constant of the program.
        case constant
        case this
        case index
        case total
        /// A variable of `defineVariable` or of the environment.
        case variable
        /// `%resource`, `%rootResource`, `%context`.
        case resource
        case rootResource
        case context
        /// The children under a name.
        case member
        /// The first name of a path: the type of the context, or a child.
        case typeOrMember
        /// `name = 'literal'` of the thing at hand, in one step.
        case memberEquals
        /// `descendants().where(name = 'literal')`, looked up. Of this and the next five the arguments are the same without
        /// the short cut, applied to the thing at hand, and the step by a name where there is one.
        case descendantsWhereMemberEquals
        /// `descendants().step.where(name = 'literal')`, `descendants().select(step).where(…)`.
        case descendantsMemberWhereMemberEquals
        /// `repeat(step).where(name = 'literal')`.
        case repeatWhereMemberEquals
        /// `repeat(step | other).where(name = 'literal')`, and the other step is the last argument.
        case repeatEitherWhereMemberEquals
        /// `repeat(step | other.step).where(name = 'literal')`, and the other step is the last argument.
        case repeatThroughWhereMemberEquals
        /// `step.where(name = 'literal')`.
        case memberWhereMemberEquals
        case function
        case indexer
        case negate
        case plus
        /// A key of `sort` that falls: `family desc`.
        case falling
        case union
        case equal
        case notEqual
        case equivalent
        case notEquivalent
        case less
        case lessOrEqual
        case greater
        case greaterOrEqual
        case memberOfCollection
        case contains
        case and
        case or
        case xor
        case implies
        case add
        case subtract
        case multiply
        case divide
        case wholeDivide
        case modulo
        case concatenate
        case isType
        case asType
        /// `Coding { code: 'x' }`: a type, and behind it the elements' names in the table of names.
        case instance
        /// A literal that can be read but has no value: the time `@T10:00Z`.
        case failure
    }

    var code: Code
    /// The operation whose result this one is applied to, -1 for the thing at hand (`$this`).
    var target: Int32 = -1
    /// Where in the list of arguments its own begin, and how many they are.
    var firstArgument: Int32 = 0
    var argumentCount: Int32 = 0
    /// The member's key, or that there is none in the standard's names.
    var key: UInt32 = .max
    /// Place in a table of the program: of constants, names, types, choice tables, functions.
    var table: Int32 = -1
    /// The choice element of the name, -1 for none.
    var choice: Int32 = -1
    var position: Int32
    var length: Int32
}
