internal import Calendar
internal import Decimals
internal import FHIRJSON
public import FHIRModel

/// A compiled expression: parse and compile once, evaluate many times, from any number of threads.
///
/// `@unchecked Sendable`: the memory behind both pointers is written in `init` only and freed in `deinit`.
public final class FHIRPathExpression: @unchecked Sendable {
    /// The expression as it was written.
    public let text: String
    /// The version of FHIR whose types it speaks of.
    public let version: FHIRVersion

    /// The expression as it was parsed, for who reads it without evaluating it.
    package let tree: SyntaxTree
    /// All operations; one refers to another by its place. The memory is the expression's own.
    let operations: UnsafeMutablePointer<Operation>
    /// The places of arguments and operands, one list for all.
    let arguments: UnsafeMutablePointer<Int32>
    let root: Int
    let constants: [Constant]
    let names: [String]
    let types: [TypeReference]
    let choices: [ChoiceTable]

    /// A value written in the expression.
    enum Constant: Sendable {
        case value(SystemValue)
        /// `%terminologies` or `%factory`.
        case service(String)
    }

    /// Parses and compiles. Throws for what is no expression, for unknown functions and wrong numbers of arguments.
    ///
    /// Names that the version's types do not have are no error here; see ``check(on:mode:variables:)``.
    public init(_ text: String, version: FHIRVersion = .r4) throws(FHIRPathError) {
        let tree = try Parser.parse(text)
        var compiler = Compiler(tree, TypeModel.model(for: version))
        let root = try compiler.compile(tree.root)
        self.text = text
        self.version = version
        self.tree = tree
        self.root = Int(root)
        operations = .allocate(capacity: compiler.operations.count)
        operations.initialize(from: compiler.operations, count: compiler.operations.count)
        arguments = .allocate(capacity: max(1, compiler.arguments.count))
        arguments.initialize(from: compiler.arguments, count: compiler.arguments.count)
        constants = compiler.constants
        names = compiler.names
        types = compiler.types
        choices = compiler.choices
    }

    deinit {
        operations.deallocate()
        arguments.deallocate()
    }

    /// The names of the environment's variables that it uses, without `%`: what must be there to evaluate it.
    public var variables: [String] {
        var seen: Set<String> = []
        return tree.nodes.compactMap { node in
            if case .constant(let name) = node.kind, seen.insert(name).inserted { name } else { nil }
        }
    }
}
