internal import UCUM

/// Builds the tree by precedence climbing (FHIRPath N1, section 6 "Operations", and the ANTLR grammar).
struct Parser {
    /// Levels of one thing inside another that an expression may have; a sum of so many terms is as deep.
    static let maximumHeight = 250
    /// Parentheses, arguments and signs inside one another.
    static let maximumNesting = 100
    /// Bytes of an expression.
    static let maximumLength = 1 << 20

    private let tokens: [Token]
    private var place = 0
    private var nesting = 0
    private var tree: SyntaxTree

    private init(_ text: String) throws(FHIRPathError) {
        guard text.utf8.count <= Self.maximumLength else {
            throw FHIRPathError(.syntax, "The expression has more than \(Self.maximumLength) bytes.", at: 0)
        }
        var lexer = Lexer(text)
        tokens = try lexer.tokens()
        tree = SyntaxTree(text: text, nodes: [], root: 0)
        tree.nodes.reserveCapacity(tokens.count)
    }

    static func parse(_ text: String) throws(FHIRPathError) -> SyntaxTree {
        var parser = try Parser(text)
        parser.tree.root = try parser.expression(0)
        guard parser.current.kind == .end else { throw parser.unexpected() }
        return parser.tree
    }

    // MARK: Tokens

    private var current: Token { tokens[place] }

    private mutating func advance() -> Token {
        let token = tokens[place]
        if place < tokens.count - 1 { place += 1 }
        return token
    }

    private func isSign(_ text: String) -> Bool { current.kind == .sign && current.text == text }

    private mutating func take(_ sign: String) -> Bool {
        guard isSign(sign) else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ sign: String, _ why: String) throws(FHIRPathError) {
        guard take(sign) else { throw FHIRPathError(.syntax, "Expected '\(sign)' \(why).", at: current.start) }
    }

    private func unexpected() -> FHIRPathError {
        current.kind == .end
            ? FHIRPathError(.syntax, "The expression ends too early.", at: current.start, length: 0)
            : FHIRPathError(
                .syntax, "'\(current.text)' is not expected here.", at: current.start,
                length: current.end - current.start)
    }

    // MARK: Nodes

    private mutating func add(
        _ kind: SyntaxTree.Kind, target: Int = -1, _ arguments: [Int] = [], from start: Int
    ) throws(FHIRPathError) -> Int {
        var height = target < 0 ? 0 : tree.nodes[target].height
        for argument in arguments { height = max(height, tree.nodes[argument].height) }
        guard height < Self.maximumHeight else {
            throw FHIRPathError(.syntax, "The expression is nested more than \(Self.maximumHeight) deep.", at: start)
        }
        let end = place > 0 ? tokens[place - 1].end : start
        tree.nodes.append(
            SyntaxTree.Node(
                kind: kind, target: target, arguments: arguments, start: start, length: max(0, end - start),
                height: height + 1))
        return tree.nodes.count - 1
    }

    /// The binding strength of an operator, nil for what is none. A level binds stronger than those below it.
    private func strength(_ token: Token) -> Int? {
        switch token.kind {
        case .sign:
            switch token.text {
            case "*", "/": 11
            case "+", "-", "&": 10
            case "|": 8
            case "<=", "<", ">", ">=": 7
            case "=", "~", "!=", "!~": 6
            default: nil
            }
        case .identifier:
            switch token.text {
            case "div", "mod": 11
            case "is", "as": 9
            case "in", "contains": 5
            case "and": 4
            case "or", "xor": 3
            case "implies": 2
            default: nil
            }
        default: nil
        }
    }

    private mutating func expression(_ least: Int) throws(FHIRPathError) -> Int {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= Self.maximumNesting else {
            throw FHIRPathError(
                .syntax, "The expression is nested more than \(Self.maximumNesting) deep.", at: current.start)
        }
        var left = try unary()
        while let strength = strength(current), strength >= least {
            let operation = advance()
            let start = tree.nodes[left].start
            if operation.text == "is" || operation.text == "as" {
                let type = try typeSpecifier()
                left = try add(.type(operation.text, type), target: left, from: start)
            } else {
                let right = try expression(strength + 1)
                left = try add(.binary(operation.text), [left, right], from: start)
            }
        }
        return left
    }

    private mutating func unary() throws(FHIRPathError) -> Int {
        guard isSign("-") || isSign("+") else { return try postfix() }
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= Self.maximumNesting else {
            throw FHIRPathError(
                .syntax, "The expression is nested more than \(Self.maximumNesting) deep.", at: current.start)
        }
        let sign = advance()
        let operand = try unary()
        return try add(.unary(sign.text), [operand], from: sign.start)
    }

    private mutating func postfix() throws(FHIRPathError) -> Int {
        let start = current.start
        var left = try term()
        while true {
            if take(".") {
                left = try invocation(on: left, from: start)
            } else if take("[") {
                let index = try expression(0)
                try expect("]", "behind the index")
                left = try add(.index, target: left, [index], from: start)
            } else {
                return left
            }
        }
    }

    private mutating func term() throws(FHIRPathError) -> Int {
        let token = current
        switch token.kind {
        case .string:
            place += 1
            return try add(.string(token.text), from: token.start)
        case .integer, .decimal, .long:
            return try number()
        case .date:
            place += 1
            return try add(.date(token.text), from: token.start)
        case .dateTime:
            place += 1
            return try add(.dateTime(token.text), from: token.start)
        case .time:
            place += 1
            return try add(.time(token.text), from: token.start)
        case .constant:
            place += 1
            return try add(.constant(token.text), from: token.start)
        case .axis, .delimitedIdentifier:
            return try invocation(on: -1, from: token.start)
        case .identifier:
            if token.text == "true" || token.text == "false" {
                place += 1
                return try add(.boolean(token.text == "true"), from: token.start)
            }
            if isInstance { return try instance() }
            return try invocation(on: -1, from: token.start)
        case .sign where token.text == "(":
            place += 1
            let inner = try expression(0)
            try expect(")", "to close the parenthesis")
            return try add(.parentheses, [inner], from: token.start)
        case .sign where token.text == "{":
            place += 1
            try expect("}", "behind '{': an empty collection is written {}")
            return try add(.empty, from: token.start)
        default:
            throw unexpected()
        }
    }

    /// The name of a type, then a brace that does not close at once.
    private var isInstance: Bool {
        func token(_ ahead: Int) -> Token { tokens[min(place + ahead, tokens.count - 1)] }
        func isSign(_ ahead: Int, _ text: String) -> Bool { token(ahead).kind == .sign && token(ahead).text == text }
        let brace = isSign(1, ".") && token(2).kind == .identifier ? 3 : 1
        return isSign(brace, "{") && !isSign(brace + 1, "}")
    }

    /// `Type { name: value, … }`, `Type { : }` (STU 3, "Instance Selector").
    private mutating func instance() throws(FHIRPathError) -> Int {
        let start = current.start
        let type = try typeSpecifier()
        try expect("{", "behind the name of the type")
        var names: [String] = []
        var values: [Int] = []
        if !take(":") {
            repeat {
                guard current.kind == .identifier || current.kind == .delimitedIdentifier else { throw unexpected() }
                names.append(advance().text)
                try expect(":", "behind the name of the element")
                values.append(try expression(0))
            } while take(",")
        }
        try expect("}", "behind the elements")
        return try add(.instance(type, names), values, from: start)
    }

    private mutating func number() throws(FHIRPathError) -> Int {
        let token = advance()
        if token.kind != .long {
            if current.kind == .string {
                let unit = advance()
                return try add(.quantity(token.text, unit: unit.text, isCalendar: false), from: token.start)
            }
            if current.kind == .identifier, UCUM.CalendarDuration(word: current.text) != nil {
                let unit = advance()
                return try add(.quantity(token.text, unit: unit.text, isCalendar: true), from: token.start)
            }
        }
        switch token.kind {
        case .decimal: return try add(.decimal(token.text), from: token.start)
        case .long: return try add(.long(token.text), from: token.start)
        default: return try add(.integer(token.text), from: token.start)
        }
    }

    /// A member, a function or an axis.
    private mutating func invocation(on target: Int, from start: Int) throws(FHIRPathError) -> Int {
        let token = current
        switch token.kind {
        case .axis:
            // The grammar lets it stand behind a dot too, where it means what it means alone.
            place += 1
            return try add(.axis(token.text), target: target, from: start)
        case .identifier, .delimitedIdentifier:
            place += 1
            guard take("(") else { return try add(.member(token.text), target: target, from: start) }
            var arguments: [Int] = []
            if !isSign(")") {
                repeat { arguments.append(try argument(of: token.text)) } while take(",")
            }
            try expect(")", "behind the arguments of '\(token.text)'")
            return try add(.function(token.text), target: target, arguments, from: start)
        default:
            throw unexpected()
        }
    }

    /// An expression; a key of `sort` may say behind it in which direction.
    private mutating func argument(of function: String) throws(FHIRPathError) -> Int {
        let start = current.start
        let argument = try expression(0)
        guard function == "sort", current.kind == .identifier else { return argument }
        switch current.text {
        case "asc":
            place += 1
            return argument
        case "desc":
            place += 1
            return try add(.unary("desc"), [argument], from: start)
        default: return argument
        }
    }

    private mutating func typeSpecifier() throws(FHIRPathError) -> SyntaxTree.TypeName {
        func isName(_ token: Token) -> Bool { token.kind == .identifier || token.kind == .delimitedIdentifier }
        // The operand may stand in parentheses, which the grammar does not know but some forms write.
        let parentheses = take("(")
        guard isName(current) else {
            throw FHIRPathError(.syntax, "Expected the name of a type.", at: current.start)
        }
        let first = advance()
        var type = SyntaxTree.TypeName(
            namespace: nil, name: first.text, start: first.start, length: first.end - first.start)
        while isSign("."), isName(tokens[min(place + 1, tokens.count - 1)]) {
            place += 1
            let next = advance()
            let isFirst = type.isNamespace && type.namespace == nil
            type = SyntaxTree.TypeName(
                namespace: isFirst ? type.name : type.namespace,
                name: isFirst ? next.text : "\(type.name).\(next.text)",
                start: first.start, length: next.end - first.start)
        }
        if parentheses { try expect(")", "behind the name of the type") }
        return type
    }
}
