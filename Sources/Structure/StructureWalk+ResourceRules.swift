internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// The rules of resources that are not forms, as far as they ask for no look elsewhere.
extension StructureWalk {
    /// dom-2, dom-4, dom-5: what a resource that is contained may not have.
    mutating func checkContained(_ task: Task) {
        guard resources[task.resource].isContained else { return }
        let node = task.node
        if has(node, .contained) { add(.dom2, at: node) }
        let meta = document.member(node, .meta)
        guard meta.exists else { return }
        if has(meta, .versionId) || has(meta, .lastUpdated) { add(.dom4, at: node) }
        if has(meta, .security) { add(.dom5, at: node) }
    }

    mutating func checkBundle(_ node: Node) {
        let type = document.member(node, .type)
        guard type.exists else { return }
        func isOne(of codes: StaticString...) -> Bool {
            document.kind(type) == .string && codes.contains { PrimitiveSyntax.equals(document.rawBytes(type), $0) }
        }
        if has(node, .total), !isOne(of: "searchset", "history") { add(.bdl1, at: node) }
        if isOne(of: "document") {
            let identifier = document.member(node, .identifier)
            if !has(identifier, .system) || !has(identifier, .value) { add(.bdl9, at: node) }
            if !has(node, .timestamp) { add(.bdl10, at: node) }
        }
        let needsRequest = isOne(of: "batch", "transaction", "history")
        let needsResponse = isOne(of: "batch-response", "transaction-response", "history")
        var fullUrls: Set<ExactText> = []
        for entry in document.items(document.member(node, .entry)) {
            if has(entry, .search), !isOne(of: "searchset") { add(.bdl2, at: entry) }
            // R5 divides these two rules by types of Bundles, to the same effect where it matters.
            if version != .r5, has(entry, .request) != needsRequest { add(.bdl3, at: entry) }
            if version != .r5, has(entry, .response) != needsResponse { add(.bdl4, at: entry) }
            guard !isOne(of: "history"), let url = document.string(document.member(entry, .fullUrl)) else { continue }
            let meta = document.member(document.member(entry, .resource), .meta)
            let version = document.string(document.member(meta, .versionId)) ?? ""
            if !fullUrls.insert(ExactText(url + "\u{0}" + version)).inserted { add(.bdl7, at: entry) }
        }
    }

    mutating func checkBundleEntry(_ node: Node) {
        if !has(node, .resource), !has(node, .request), !has(node, .response) { add(.bdl5, at: node) }
        if let url = document.string(document.member(node, .fullUrl)), TextSearch.first("/_history/", in: url) != nil {
            add(.bdl8, at: node)
        }
    }

    mutating func checkParameter(_ node: Node, in task: Task) {
        let value = hasChoice(node, named: "value", in: task)
        let resource = has(node, .resource)
        if has(node, .part) ? value || resource : value == resource { add(.inv1, at: node) }
    }

    mutating func checkInclude(_ node: Node) {
        let system = has(node, .system)
        if !system, !has(node, .valueSet) { add(.vsd1, at: node) }
        if !system, has(node, .concept) || has(node, .filter) { add(.vsd2, at: node) }
        if has(node, .concept), has(node, .filter) { add(.vsd3, at: node) }
    }

    mutating func checkContains(_ node: Node) {
        if has(node, .code) {
            if !has(node, .system) { add(.vsd10, at: node) }
        } else {
            if !has(node, .display) { add(.vsd6, at: node) }
            if document.bool(document.member(node, .abstract)) != true { add(.vsd9, at: node) }
        }
    }
}
