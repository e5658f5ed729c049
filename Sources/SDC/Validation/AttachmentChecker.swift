internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Type and size of an attachment (`mimeType`, `maxSize`).
struct AttachmentChecker {
    let document: Document

    func check(_ value: Node, _ constraints: Constraints, _ found: inout [ValueChecker.Finding]) {
        if !constraints.mediaTypes.isEmpty {
            if let type = document.string(value, .contentType) {
                if !constraints.mediaTypes.contains(type) {
                    add(.kindOfFileNotAllowed, constraints, &found)
                }
            } else {
                add(.kindOfFileMissing, constraints, &found)
            }
        }
        var size: ExactDecimal?
        let sizeNode = document.member(value, .size)
        if sizeNode.exists {
            size = bytes(sizeNode)
            if size == nil { found.append(.init(code: .value, wording: .message(.sizeIsNoNumber))) }
        }
        let data = document.member(value, .data)
        if data.exists, document.kind(data) == .string {
            guard let bytes = base64Size(document.rawBytes(data)) else {
                found.append(.init(code: .value, wording: .message(.notBase64)))
                return
            }
            let real = ExactDecimal(bytes)
            if let size, size != real {
                found.append(.init(code: .value, wording: .message(.sizeIsNotOfData)))
            }
            size = real
        }
        if let most = constraints.maximumSize, let size, size > most {
            add(.fileTooLarge(bytes: most.description), constraints, &found)
        }
    }

    private func add(_ message: Message, _ constraints: Constraints, _ found: inout [ValueChecker.Finding]) {
        found.append(.init(code: .value, wording: constraints.refusal(message)))
    }

    /// A whole number of bytes; R5's `integer64` is text in JSON (https://hl7.org/fhir/R5/json.html#primitive).
    private func bytes(_ node: Node) -> ExactDecimal? {
        let number =
            document.kind(node) == .string ? document.string(node).flatMap { ExactDecimal($0) } : document.decimal(node)
        guard let number, number >= ExactDecimal.zero, number.fractionDigits == 0 else { return nil }
        return number
    }

    /// How many bytes a base64 text stands for; nil where it is none. White space is allowed, as FHIR R4 does.
    func base64Size(_ text: UnsafeRawBufferPointer) -> Int? {
        var digits = 0
        var padding = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2B, 0x2F:
                guard padding == 0 else { return nil }
                digits += 1
            case 0x3D: padding += 1
            case 0x20, 0x09, 0x0A, 0x0D: break
            case 0x5C:
                // In JSON `/` may be written `\/`, and white space `\n`, `\r`, `\t`.
                guard index < text.count else { return nil }
                if text[index] == 0x2F { digits += 1 } else if ![0x6E, 0x72, 0x74].contains(text[index]) { return nil }
                index += 1
            default: return nil
            }
        }
        guard (digits + padding) % 4 == 0, padding <= 2 else { return nil }
        return (digits + padding) / 4 * 3 - padding
    }
}
