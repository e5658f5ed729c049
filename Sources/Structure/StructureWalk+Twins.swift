internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What stands beside primitives: their ids and extensions, under their name with an underscore
/// (https://hl7.org/fhir/R4/json.html#primitive).
extension StructureWalk {
    /// A `null` in a list of values stands where only the twin has something
    /// (https://hl7.org/fhir/R4/json.html#primitive).
    mutating func checkNulls(_ list: Node, twin: Node) {
        var item = document.first(list)
        var other = document.kindOrNull(twin) == .array ? document.first(twin) : .none
        while item.exists {
            if document.kind(item) == .null, !other.exists || document.kind(other) == .null {
                add(.error, .structure, .misplacedNull, at: item, .misplacedNull)
            }
            item = document.next(item)
            other = document.next(other)
        }
    }

    /// The twin of a member.
    mutating func checkTwin(_ node: Node, _ plain: Key, _ member: DefinitionTable.Member, in task: Task) {
        guard member.repeats else {
            checkTwinValue(node, beside: document.member(task.node, plain), in: task)
            return
        }
        guard document.kind(node) == .array else {
            add(.error, .structure, .oneForList, at: node, .oneForList)
            return
        }
        guard document.first(node).exists else {
            add(.error, .structure, .emptyElement, at: node, .emptyList)
            return
        }
        let list = document.member(task.node, plain)
        let isBesideList = document.kindOrNull(list) == .array
        var other = isBesideList ? document.first(list) : .none
        var item = document.first(node)
        var differs = false
        while item.exists {
            if document.kind(item) == .null {
                if !isBesideList { add(.error, .structure, .misplacedNull, at: item, .misplacedNull) }
            } else {
                checkTwinValue(item, beside: other, in: task)
            }
            if isBesideList, !other.exists { differs = true }
            item = document.next(item)
            other = document.next(other)
        }
        if isBesideList, other.exists || differs {
            add(.error, .structure, .twinMismatch, at: node, .twinMismatch)
        }
    }

    private mutating func checkTwinValue(_ node: Node, beside value: Node, in task: Task) {
        switch document.kind(node) {
        case .object:
            let hasValue = value.exists && document.kind(value) != .null
            tasks.append(Task(node: node, type: elementType, resource: task.resource, hasValue: hasValue))
        case .null: add(.error, .structure, .misplacedNull, at: node, .misplacedNull)
        default: add(.error, .structure, .wrongKind, at: node, .wrongKind(.object))
        }
    }
}
