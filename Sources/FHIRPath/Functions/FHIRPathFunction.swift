/// What is known of a function before it is called.
struct FHIRPathFunction: Sendable {
    typealias Body = @Sendable (Evaluation, Call) throws(FHIRPathError) -> Void

    /// What it works on.
    enum Input {
        /// A collection of any size, which the body looks at itself.
        case any
        /// One item: nothing gives nothing, more than one is an error.
        case single
    }

    /// What an argument is.
    enum Argument {
        /// Evaluated once, where the function stands.
        case value
        /// Evaluated for each item, which `$this` then means.
        case lambda
        /// The name of a type.
        case type
    }

    /// What the items it works on must be, as far as that can be told before evaluating.
    enum Subject {
        case anything
        case text
        case number
        case boolean
    }

    let name: String
    let arity: ClosedRange<Int>
    let input: Input
    let arguments: [Argument]
    let subject: Subject
    /// What comes out, for checks before evaluating.
    let result: FunctionResult
    let run: Body

    /// `arguments` are told for the first ones; the last told stands for all that follow.
    init(
        _ name: String, _ arity: ClosedRange<Int> = 0...0, _ input: Input = .any, _ arguments: [Argument] = [.value],
        on subject: Subject = .anything, gives result: FunctionResult, _ run: @escaping Body
    ) {
        self.name = name
        self.arity = arity
        self.input = input
        self.arguments = arguments
        self.subject = subject
        self.result = result
        self.run = run
    }

    func argument(_ number: Int) -> Argument { arguments[min(number, arguments.count - 1)] }

    /// `no arguments`, `1 argument`, `1 or 2 arguments`, `1 to 3 arguments`, `at least 1 argument`.
    var arityText: String {
        let (least, most) = (arity.lowerBound, arity.upperBound)
        if most == Int.max { return "at least \(least) argument\(least == 1 ? "" : "s")" }
        if most == 0 { return "no arguments" }
        if least == most { return "\(least) argument\(least == 1 ? "" : "s")" }
        return "\(least) \(most == least + 1 ? "or" : "to") \(most) argument\(most == 1 ? "" : "s")"
    }
}

/// What comes out of a function, as far as that can be told before evaluating.
enum FunctionResult: Sendable {
    /// At most one value of a type of FHIRPath.
    case one(SystemType)
    /// Any number of values of a type of FHIRPath.
    case many(SystemType)
    /// What goes in, or some of it.
    case input
    /// At most one of what goes in.
    case oneOfInput
    /// What the first lambda gives.
    case lambda
    /// At most one thing nobody knows.
    case oneUnknown
    case unknown
}
