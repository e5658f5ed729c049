internal import Calendar
internal import Decimals
package import FHIRJSON
package import FHIRModel
package import Messages

/// Facts about a single `value[x]`.
package enum AnswerValue {
    /// Why a value cannot be an answer to an item.
    package struct Misfit: Sendable {
        package let code: Issue.Code
        package let message: Message
    }

    /// Whether a `value[x]` member has one of the types an item takes, and the form of that type; nil = it fits.
    ///
    /// Only type and syntax are looked at: `valueInteger` has digits of a 32-bit integer, a date exists in the calendar,
    /// a Coding is an object … (FHIR R4 data types). Options and limits are checked elsewhere.
    package static func fits(
        _ value: Node, _ itemType: ItemType, _ types: ValueTypeSet, in document: Document
    ) -> Misfit? {
        guard let type = ValueType(valueKey: document.key(value)) else {
            return Misfit(code: .structure, message: .kindOfValueUnknown)
        }
        guard types.contains(type) else {
            guard !types.isEmpty else {
                return Misfit(code: .structure, message: .takesNoAnswer(type: itemType.code))
            }
            return Misfit(
                code: .structure,
                message: .wrongType(wanted: types.all.map { "value" + $0.suffix }, given: "value" + type.suffix))
        }
        return syntax(value, type, in: document)
    }

    private static func syntax(_ value: Node, _ type: ValueType, in document: Document) -> Misfit? {
        let kind = document.kind(value)
        switch type {
        case .boolean:
            if kind != .true && kind != .false { return wrongJSON(.trueOrFalse) }
        case .integer:
            guard kind == .number else { return wrongJSON(.wholeNumber) }
            guard isInteger32(document.rawBytes(value)) else {
                return Misfit(code: .structure, message: .notAWholeNumber)
            }
        case .decimal:
            guard kind == .number else { return wrongJSON(.number) }
        case .string, .uri:
            guard kind == .string else { return wrongJSON(.string) }
        case .date:
            guard kind == .string else { return wrongJSON(.string) }
            guard let text = document.string(value), PartialDate(text) != nil else {
                return Misfit(code: .value, message: .notADate)
            }
        case .dateTime:
            guard kind == .string else { return wrongJSON(.string) }
            guard let text = document.string(value), PartialDateTime(text) != nil else {
                return Misfit(code: .value, message: .notADateTime)
            }
        case .time:
            guard kind == .string else { return wrongJSON(.string) }
            guard let text = document.string(value), TimeOfDay(text) != nil else {
                return Misfit(code: .value, message: .notATime)
            }
        case .coding:
            guard kind == .object else { return wrongJSON(.object) }
            if let misfit = members(of: value, among: isCodingMember, in: document) { return misfit }
            return strings(
                { $0 == .system || $0 == .version || $0 == .code || $0 == .display }, of: value, in: document)
        case .reference:
            guard kind == .object else { return wrongJSON(.object) }
            if let misfit = members(of: value, among: isReferenceMember, in: document) { return misfit }
            return strings({ $0 == .reference || $0 == .type || $0 == .display }, of: value, in: document)
        case .attachment:
            guard kind == .object else { return wrongJSON(.object) }
            if let misfit = members(of: value, among: isAttachmentMember, in: document) { return misfit }
            return strings({ $0 == .contentType || $0 == .data || $0 == .url || $0 == .title }, of: value, in: document)
        case .quantity:
            guard kind == .object else { return wrongJSON(.object) }
            if let misfit = members(of: value, among: isQuantityMember, in: document) { return misfit }
            let number = document.member(value, .value)
            if number.exists && document.kind(number) != .number { return wrongJSON(.number, at: "value") }
            return strings(
                { $0 == .unit || $0 == .system || $0 == .code || $0 == .comparator }, of: value, in: document)
        }
        return nil
    }

    private static func isCodingMember(_ key: Key) -> Bool {
        switch key {
        case .code, .system, .display, .version, .userSelected: true
        default: false
        }
    }

    private static func isReferenceMember(_ key: Key) -> Bool {
        switch key {
        case .reference, .type, .identifier, .display: true
        default: false
        }
    }

    private static func isQuantityMember(_ key: Key) -> Bool {
        switch key {
        case .value, .comparator, .unit, .system, .code: true
        default: false
        }
    }

    private static func isAttachmentMember(_ key: Key) -> Bool {
        switch key {
        case .contentType, .language, .data, .url, .size, .hash, .title, .creation, .height, .width, .frames, .duration,
            .pages:
            true
        default: false
        }
    }

    /// FHIR's data types have no members of one's own, and none of them is empty.
    private static func members(of value: Node, among isKnown: (Key) -> Bool, in document: Document) -> Misfit? {
        var member = document.first(value)
        guard member.exists else {
            return Misfit(code: .structure, message: .valueIsEmpty)
        }
        while member.exists {
            let key = document.key(member)
            if !isKnown(key), key != .id, key != .extension, !(key.withoutUnderscore.map(isKnown) ?? false) {
                return Misfit(code: .structure, message: .unknownMember(name: document.name(of: key)))
            }
            member = document.next(member)
        }
        return nil
    }

    private static func wrongJSON(_ wanted: Message.JSONKind, at member: String? = nil) -> Misfit {
        Misfit(
            code: .structure,
            message: member.map { .memberHasToBe(member: $0, wanted) } ?? .valueHasToBe(wanted))
    }

    /// Members that are text, where they are there at all.
    private static func strings(_ isText: (Key) -> Bool, of value: Node, in document: Document) -> Misfit? {
        var member = document.first(value)
        while member.exists {
            let kind = document.kind(member)
            if kind != .string, kind != .null, isText(document.key(member)) {
                return wrongJSON(.string, at: document.name(of: document.key(member)))
            }
            member = document.next(member)
        }
        return nil
    }

    /// `-2147483648 … 2147483647`, digits only.
    static func isInteger32(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var number: Int64 = 0
        var digits = 0
        var isNegative = false
        for byte in bytes {
            if byte == UInt8(ascii: "-") && digits == 0 && !isNegative {
                isNegative = true
                continue
            }
            guard byte >= 0x30 && byte <= 0x39, digits < 11 else { return false }
            number = number * 10 + Int64(byte - 0x30)
            digits += 1
        }
        guard digits > 0 else { return false }
        return isNegative ? number <= 2_147_483_648 : number <= 2_147_483_647
    }

    /// Whether an answer element says anything: it has a `value[x]`, and not just a string of blanks.
    static func isBlank(_ value: Node, in document: Document) -> Bool {
        guard value.exists else { return true }
        switch document.kind(value) {
        case .null: return true
        case .string:
            let bytes = document.rawBytes(value)
            guard let first = bytes.first else { return true }
            // Most text starts with something visible: decided by its first byte.
            if first > 0x20 && first != UInt8(ascii: "\\") && first < 0x80 { return false }
            return document.string(value)?.allSatisfy(\.isWhitespace) ?? true
        case .object, .array: return !document.first(value).exists
        default: return false
        }
    }

    /// Whether two number literals say the same number: `1.0` and `1.00` do.
    package static func sameNumber(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let left = ExactDecimal(left), let right = ExactDecimal(right) else { return false }
        return left == right
    }

    /// Whether two answers are the same choice, so that what stands below the one may stay below the other.
    static func isSame(_ left: Node, _ right: Node, in document: Document) -> Bool {
        isSame(left, in: document, right, in: document)
    }

    /// As above, the second of another document.
    static func isSame(_ left: Node, in document: Document, _ right: Node, in other: Document) -> Bool {
        // The names of values are of the standard, and so the same in every document.
        guard left.exists, right.exists, document.key(left) == other.key(right) else { return false }
        switch ValueType(valueKey: document.key(left)) {
        case .coding:
            let code = document.member(left, .code)
            guard code.exists else { return document.isEqual(left, other, right) }
            return [Key.code, .system].allSatisfy { sameMember($0, left, document, right, other) }
        case .reference:
            guard document.member(left, .reference).exists else { return document.isEqual(left, other, right) }
            return sameMember(.reference, left, document, right, other)
        case .decimal, .integer:
            guard let first = document.numberText(left), let second = other.numberText(right) else { return false }
            return sameNumber(first, second)
        default:
            return document.isEqual(left, other, right)
        }
    }

    private static func sameMember(
        _ key: Key, _ left: Node, _ document: Document, _ right: Node, _ other: Document
    ) -> Bool {
        let first = document.member(left, key)
        let second = other.member(right, key)
        guard first.exists, second.exists else { return first.exists == second.exists }
        return document.sameString(first, other, second)
    }
}
