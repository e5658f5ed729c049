internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What a walk knows of a resource it is in: what refers to what inside it.
struct ResourceState {
    let node: Node
    /// Place of the resource whose contained ones may be referred to: of itself, or of the one that contains it.
    var container: Int
    var isContained = false
    /// Something in it refers to `#`, its container.
    var refersToContainer = false
    /// Places of those it contains.
    var contained: [Int] = []
    /// `Reference.reference` that begin with `#`, of it and of those it contains.
    var localReferences: [Node] = []
    /// Other addresses that begin with `#`.
    var localAddresses: [Node] = []
    /// `linkId` of a Questionnaire's items.
    var linkIDs: [Node] = []
}

extension StructureWalk {
    /// Notes an address that begins with `#`.
    mutating func noteLocal(_ node: Node, isReference: Bool, in task: Task) {
        let container = resources[task.resource].container
        if document.rawBytes(node).count == 1 { resources[task.resource].refersToContainer = true }
        if isReference {
            resources[container].localReferences.append(node)
        } else {
            resources[container].localAddresses.append(node)
        }
    }

    /// What can be told only when all of a resource was seen: dom-3, ref-1, que-2.
    mutating func checkReferences(of place: Int) {
        checkLinkIDs(resources[place].linkIDs)
        let state = resources[place]
        guard !state.isContained, !(state.contained.isEmpty && state.localReferences.isEmpty) else { return }
        var ids: Set<ExactText> = []
        for inner in state.contained {
            if let id = document.string(document.member(resources[inner].node, .id)) { ids.insert(ExactText(id)) }
        }
        var used: Set<ExactText> = []
        for node in state.localReferences {
            guard let text = document.string(node) else { continue }
            let id = ExactText(text.dropFirst())
            used.insert(id)
            if !id.text.isEmpty, !ids.contains(id) { add(.ref1, at: node) }
        }
        for node in state.localAddresses {
            if let text = document.string(node) { used.insert(ExactText(text.dropFirst())) }
        }
        var mentioned: Set<ExactText>?
        for inner in state.contained where !resources[inner].refersToContainer {
            let node = resources[inner].node
            guard let id = document.string(document.member(node, .id)) else {
                add(.error, .required, .missing, at: node, .containedWithoutID)
                continue
            }
            guard !used.contains(ExactText(id)) else { continue }
            // The rule does not look into texts; but what an XHTML shows (`<img src="#id">`) is in use.
            let found = mentioned ?? mentions(in: state.node)
            mentioned = found
            if !found.contains(ExactText(id)) { add(.dom3, at: node) }
        }
    }

    /// What stands behind a `#` in any text of a resource, as far as it could be an id.
    private func mentions(in resource: Node) -> Set<ExactText> {
        var found: Set<ExactText> = []
        var pending = [resource]
        while let node = pending.popLast() {
            if document.kind(node) == .string {
                var rest = document.rawBytes(node)[...]
                while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
                    rest = rest[(mark + 1)...]
                    let id = rest.prefix(64).prefix(while: PrimitiveSyntax.isOfID)
                    if !id.isEmpty { found.insert(ExactText(String(decoding: id, as: UTF8.self))) }
                }
            } else {
                for child in document.children(node) { pending.append(child) }
            }
        }
        return found
    }

    /// que-2: no two items of a form have the same linkId.
    private mutating func checkLinkIDs(_ linkIDs: [Node]) {
        guard linkIDs.count > 1 else { return }
        var seen = Set<ExactText>(minimumCapacity: linkIDs.count)
        for node in linkIDs {
            if let text = document.string(node), !seen.insert(ExactText(text)).inserted { add(.que2, at: node) }
        }
    }
}
