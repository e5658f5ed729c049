internal import FHIRJSON
internal import FHIRModel

extension Evaluation {
    /// Where an element stands, from its resource: as ``Document/elementPath(of:)``, but as an expression says it: a choice
    /// element by its own name, a primitive that has extensions only by that of its value.
    func elementPath(of node: Node, in document: Document, _ number: UInt16) -> String {
        var segments: [String] = []
        var current = node
        while document.parent(current).exists {
            let container = document.parent(current)
            if document.kind(container) == .array {
                segments.append("[\(place(of: current, in: container, document))]")
            } else {
                segments.append("." + elementName(of: current, in: container, document, number))
            }
            current = container
        }
        return rootName(of: current, in: document) + segments.reversed().joined()
    }

    /// The type, where that is a name that means nothing else in an expression.
    private func rootName(of root: Node, in document: Document) -> String {
        guard let type = document.string(document.member(root, .resourceType)), isWord(type),
            type.utf8.first.map({ 0x41...0x5A ~= $0 }) ?? false
        else { return "$this" }
        return type
    }

    /// Found in what is known of a frozen document's arrays; in one that is being edited it is counted.
    private func place(of node: Node, in array: Node, _ document: Document) -> Int {
        if document.isFrozen, let known = siblings.place(of: node, in: array, document) { return known }
        var place = 0
        document.forEachItem(of: array) { sibling in
            if sibling == node { return false }
            place += 1
            return true
        }
        stepsLeft -= place
        return place
    }

    private func elementName(of node: Node, in object: Node, _ document: Document, _ number: UInt16) -> String {
        let own = document.key(node)
        let key = document.isTwin(own) ? document.twinned(own) : own
        if let type = typeID(of: item(object, number)), let element = model.element(type, key: key)?.element,
            element.isChoice
        {
            return element.name
        }
        return identifier(key.exists ? document.name(of: key) : String(document.name(of: own).dropFirst()))
    }

    private func isWord(_ name: String) -> Bool {
        name.utf8.allSatisfy(Lexer.isWord) && name.utf8.first.map { !(0x30...0x39 ~= $0) } ?? false
    }

    /// A name as an expression has it: what is no plain word between backticks.
    private func identifier(_ name: String) -> String {
        if isWord(name) { return name }
        // The escapes of JSON are FHIRPath's too.
        return "`" + EncodingFunctions.escapedJSON(name).replacing("`", with: "\\`") + "`"
    }
}
