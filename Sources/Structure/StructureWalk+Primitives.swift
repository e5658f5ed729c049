internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Values of primitive elements.
extension StructureWalk {
    mutating func checkPrimitive(_ node: Node, _ member: DefinitionTable.Member, in task: Task) {
        let kind = document.kind(node)
        switch member.form {
        case .none: return
        case .boolean:
            if kind != .true, kind != .false { wrongKind(node, .trueOrFalse) }
        case .integer, .positiveInt, .unsignedInt:
            guard kind == .number else {
                wrongKind(node, .wholeNumber)
                return
            }
            if !PrimitiveSyntax.isInteger(document.rawBytes(node), member.form) { badFormat(node, member) }
        case .decimal:
            if kind != .number { wrongKind(node, .number) }
        default:
            guard kind == .string else {
                wrongKind(node, .string)
                return
            }
            if document.hasEscapes(node) {
                let text = document.string(node) ?? ""
                let bytes = Array(text.utf8)
                bytes.withUnsafeBytes { checkText($0, node, member, in: task) }
            } else {
                checkText(document.rawBytes(node), node, member, in: task)
            }
        }
    }

    private mutating func checkText(
        _ bytes: UnsafeRawBufferPointer, _ node: Node, _ member: DefinitionTable.Member, in task: Task
    ) {
        switch PrimitiveSyntax.judge(bytes, member.form) {
        case .fits: break
        case .isEmpty:
            add(.error, .value, .emptyText, at: node, .emptyText)
            return
        case .hasControls:
            add(.error, .value, .badFormat, at: node, .controlCharacters)
            return
        case .differs:
            badFormat(node, member)
            return
        }
        if member.valueSet != CodeTable.unknown, !table.codes.contains(bytes, in: member.valueSet) {
            let element = table.element(task.type, Int(member.element))
            add(
                .error, .codeInvalid, .unknownCode, at: node,
                .unknownCode(element: element.name, valueSet: element.binding?.valueSet ?? ""))
        }
        if bytes.first == UInt8(ascii: "#") {
            let isReference = document.key(node) == .reference && table.types[Int(task.type)].rules == .reference
            if isReference || member.form.isAddress { noteLocal(node, isReference: isReference, in: task) }
        }
    }

    private mutating func wrongKind(_ node: Node, _ wanted: Message.JSONKind) {
        if document.kind(node) == .null {
            add(.error, .structure, .misplacedNull, at: node, .misplacedNull)
        } else {
            add(.error, .structure, .wrongKind, at: node, .wrongKind(wanted))
        }
    }

    private mutating func badFormat(_ node: Node, _ member: DefinitionTable.Member) {
        add(.error, .value, .badFormat, at: node, .badFormat(type: table.name(of: member.type)))
    }
}
