internal import FHIRJSON
internal import FHIRModel

/// Writes FHIRPath to elements: `Questionnaire.item[2].enableWhen[0].answer.ofType(Coding)`. Lists have an index, choices the type.
struct ElementPaths {
    private let document: Document
    private let root: Node
    private let table: DefinitionTable
    /// Where the search in a list ended last: paths are asked for in about the order of the document, so all of them together
    /// go through a list once.
    private var places: [UInt32: (node: Node, index: Int)] = [:]

    init(_ document: Document, root: Node, _ table: DefinitionTable) {
        self.document = document
        self.root = root
        self.table = table
    }

    mutating func path(of node: Node) -> String {
        var chain: [Node] = []
        var current = node
        while current.exists, current != root {
            chain.append(current)
            current = document.parent(current)
        }
        guard root.exists else { return "$this" }
        let name = document.string(document.member(root, .resourceType)) ?? ""
        let isName = !name.isEmpty && name.utf8.count <= 64 && name.utf8.allSatisfy(PrimitiveSyntax.isLetter)
        var path = isName ? name : "$this"
        var type = resourceType(root)
        var list = root
        for step in chain.reversed() {
            let key = document.key(step)
            guard key.exists else {
                path += "[\(index(of: step, in: list))]"
                if let own = resourceType(step) { type = own }
                continue
            }
            let plain = key.withoutUnderscore ?? key
            let member = type.flatMap { table.member($0, plain) }
            if let member, member.isChoice, let holder = type {
                path += ".\(table.element(holder, Int(member.element)).name).ofType(\(table.name(of: member.type)))"
            } else if member != nil, plain != key {
                path += ".\(document.name(of: plain))"
            } else {
                path += ".\(Self.name(document.name(of: key)))"
            }
            type = resourceType(step) ?? member?.type
            list = step
        }
        return path
    }

    /// A name as FHIRPath writes it: in backticks what is no identifier.
    private static func name(_ name: String) -> String {
        let isPlain =
            name.utf8.first.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x5F } ?? false
            && name.utf8.allSatisfy { byte in
                byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
            }
        if isPlain { return String(name.prefix(64)) }
        var quoted = "`"
        for character in name.unicodeScalars.prefix(64) {
            if character == "`" || character == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(character.value < 0x20 ? " " : character)
        }
        return quoted + "`"
    }

    private func resourceType(_ node: Node) -> UInt16? {
        let name = document.member(node, .resourceType)
        guard document.kindOrNull(name) == .string else { return nil }
        return table.resource(named: document.rawBytes(name))
    }

    private mutating func index(of item: Node, in list: Node) -> Int {
        var (node, index) = places[list.index] ?? (document.first(list), 0)
        // Nodes of one list are numbered in its order unless it was edited: then it is gone through from its beginning.
        if document.parent(node) != list || item.index < node.index { (node, index) = (document.first(list), 0) }
        while node.exists, node != item {
            node = document.next(node)
            index += 1
        }
        if !node.exists {
            (node, index) = (document.first(list), 0)
            while node.exists, node != item {
                node = document.next(node)
                index += 1
            }
        }
        places[list.index] = (item, index)
        return index
    }
}
